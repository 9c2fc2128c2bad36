import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import { parseVariantList, withOwnVariants } from './own-variants.ts';

const PINS = parseDocument('Pins', readFileSync(new URL('../../workloads/pins.json', import.meta.url), 'utf8'), 'pins.json');
const COMMIT = 'c40f3c31d8fb3f850c3fa90d9490b4df50aa88c4';
const GIT = `git:https://github.com/zingolabs/zaino@${COMMIT}`;

function refusal(work: () => unknown): { code: string; where: string | undefined; what: string } {
  try {
    work();
  } catch (error) {
    if (error instanceof IndexbenchError) return { code: error.code, where: error.where, what: error.what };
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('parseVariantList', () => {
  it('takes names by comma and by line, and pins in their place', () => {
    const { names, own } = parseVariantList(` zaino-0.10.1 , ztreamer-0.2.1\r\n\nzaino-mine = ${GIT}\nreference,reference\n`, '--variants');
    expect(names).toEqual(['zaino-0.10.1', 'ztreamer-0.2.1', 'zaino-mine', 'reference']);
    expect(own).toEqual([{ name: 'zaino-mine', pin: GIT, where: '--variants, line 3' }]);
  });

  it('keeps what stands after the first sign: a URL has such signs too', () => {
    const pin = `release:https://example.org/zainod?a=b#sha256=${'0'.repeat(64)}`;
    expect(parseVariantList(`zaino-x=${pin}`, 'V').own).toEqual([{ name: 'zaino-x', pin, where: 'V' }]);
  });

  it.each([
    ['a,,b', 'V', 'an empty name stands in the list'],
    ['a\nb;c', 'V, line 2', '"b;c" is no name'],
    ['a\n$(reboot)=path:/x', 'V, line 2', '"$(reboot)" is no name'],
    ['../../x=path:/x', 'V', '"../../x" is no name'],
    ['zaino-x=', 'V', 'zaino-x has no pin'],
    [`zaino-x=${GIT} --force`, 'V', 'a space stands in it'],
    [`zaino-x=${GIT}\nzaino-x=path:/x`, 'V, line 2', 'the name "zaino-x" stands twice'],
    [`zaino-x\nzaino-x=path:/x`, 'V, line 2', 'the name "zaino-x" stands twice'],
  ])('refuses %j by line and reason', (text, where, what) => {
    expect(refusal(() => parseVariantList(text, 'V'))).toEqual({ code: 'USAGE', where, what: expect.stringContaining(what) as unknown });
  });
});

describe('withOwnVariants', () => {
  const make = (name: string, pin: string, planned: readonly string[] = []): unknown => withOwnVariants(PINS, [{ name, pin, where: 'V' }], planned).variants[name];

  it('takes configuration, build and node of the plan’s first variant of the system, else of the first in the pins', () => {
    expect(make('zaino-mine', 'crate:zainod@0.11.0')).toMatchObject({ system: 'zaino', pin: 'crate:zainod@0.11.0', build: { features: ['prometheus'] }, node: 'zebra-6.4.2', configuration: { backend: 'direct' } });
    expect(make('zaino-mine', 'crate:zainod@0.11.0', ['ztreamer-0.2.1', 'zaino-0.10.1-rpc', 'zaino-0.10.1'])).toMatchObject({ configuration: { backend: 'rpc' } });
  });

  it('leaves out of the build what means nothing for the pin, and names the package of a commit', () => {
    expect(make('zaino-mine', GIT)).toMatchObject({ build: { features: ['prometheus'], package: 'zainod' } });
    expect(make('zaino-mine', 'path:/opt/zainod')).not.toHaveProperty('build');
    expect(make('lightwalletd-mine', `git:https://github.com/zcash/lightwalletd@${COMMIT}`)).not.toHaveProperty('build.reportsVersion');
  });

  it('takes over no diagnostic preload', () => {
    expect(make('zaino-mine', GIT, ['zaino-0.10.1-nodelay'])).not.toHaveProperty('preload');
  });

  it.each([
    ['zaino-0.10.1', GIT, 'INPUT_INCONSISTENT', 'is a pinned variant already'],
    ['constructor', GIT, 'INPUT_INCONSISTENT', 'begins with the name of no system'],
    ['zainomine', GIT, 'INPUT_INCONSISTENT', 'allowed: lightwalletd-…, reference-…, zaino-…, zebra-…, ztreamer-…'],
    ['zaino-x', 'git:https://github.com/zingolabs/zaino@main', 'USAGE', 'has not the form git:URL@COMMIT'],
    ['zaino-x', `git:ext::sh -c id@${COMMIT}`, 'USAGE', 'has not the form git:URL@COMMIT'],
    ['zaino-x', `git:--upload-pack=id@${COMMIT}`, 'USAGE', 'has not the form git:URL@COMMIT'],
    ['zaino-x', 'crate:zainod@latest', 'USAGE', 'the version in full'],
    ['zaino-x', 'docker:zaino', 'USAGE', 'has not the form path:FILE; command:FILE'],
  ])('refuses %s=%s', (name, pin, code, what) => {
    expect(refusal(() => make(name, pin))).toEqual({ code, where: 'V', what: expect.stringContaining(what) as unknown });
  });

  it('does not repeat credentials that it refuses', () => {
    const { code, what } = refusal(() => make('zaino-x', `git:https://me:hunter2@github.com/a/b@${COMMIT}`));
    expect(code).toBe('INPUT_INCONSISTENT');
    expect(what).not.toContain('hunter2');
  });
});
