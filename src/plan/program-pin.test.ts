import { describe, expect, it } from 'vitest';
import type { Build } from '../model/generated/types.ts';
import { parseProgramPin } from './program-pin.ts';

const read = (pin: string, build?: Build): unknown => parseProgramPin(build === undefined ? { pin } : { pin, build }, 'pins.json#/variants/v');
const COMMIT = '738a7ed5639723e9d5a01834d1ab05b02e9f5063';
const SHA = 'ab'.repeat(32);

describe('parseProgramPin', () => {
  it.each([
    ['path:dist/reference.mjs', { kind: 'path', file: 'dist/reference.mjs' }],
    ['command:./target/release/server', { kind: 'command', file: './target/release/server' }],
    ['crate:zainod@0.10.1', { kind: 'crate', name: 'zainod', version: '0.10.1' }],
    ['crate:zebrad@7.0.0-rc.1+x', { kind: 'crate', name: 'zebrad', version: '7.0.0-rc.1+x' }],
    [`git:https://example.org/a/b.git@${COMMIT}`, { kind: 'git', url: 'https://example.org/a/b.git', commit: COMMIT }],
    [`git:git@example.org:a/b.git@${COMMIT}`, { kind: 'git', url: 'git@example.org:a/b.git', commit: COMMIT }],
    [`git:/srv/a@b.git@${COMMIT}`, { kind: 'git', url: '/srv/a@b.git', commit: COMMIT }],
    ['go:github.com/zcash/lightwalletd@v0.4.18', { kind: 'go', module: 'github.com/zcash/lightwalletd', version: 'v0.4.18' }],
    ['go:example.org/a/v2/cmd/b@v2.0.0-20260101120000-0123456789ab', { kind: 'go', module: 'example.org/a/v2/cmd/b', version: 'v2.0.0-20260101120000-0123456789ab' }],
    [`release:https://example.org/x-1.0.tar.gz#sha256=${SHA}`, { kind: 'release', url: 'https://example.org/x-1.0.tar.gz', sha256: SHA }],
  ])('reads %s', (pin, expected) => {
    expect(read(pin)).toEqual(expected);
  });

  it.each([
    ['crate:zainod', 'the version in full'],
    ['crate:zainod@0.10', 'the version in full'],
    ['crate:zainod@^0.10.1', 'the version in full'],
    ['crate:--git@1.0.0', 'crate:NAME@VERSION'],
    ['go:example.org/a@latest', 'the version in full (v1.2.3)'],
    ['go:example.org/a@1.2.3', 'the version in full (v1.2.3)'],
    ['git:https://example.org/a@main', 'the commit in full'],
    ['git:https://example.org/a@738a7ed', 'the commit in full'],
    [`git:ext::sh -c id@${COMMIT}`, 'git:URL@COMMIT'],
    [`git:ext::id@${COMMIT}`, 'git:URL@COMMIT'],
    [`git:--upload-pack=id@${COMMIT}`, 'git:URL@COMMIT'],
    [`git:a@b::id@${COMMIT}`, 'git:URL@COMMIT'],
    ['release:https://example.org/x', 'release:URL#sha256=HEX'],
    [`release:https://example.org/x#sha256=${SHA.toUpperCase()}`, 'release:URL#sha256=HEX'],
    [`release:file:///x#sha256=${SHA}`, 'release:URL#sha256=HEX'],
    ['npm:x@1.0.0', 'path:FILE; command:FILE; crate:NAME@VERSION'],
  ])('refuses %s, and tells the form', (pin, form) => {
    expect(() => read(pin)).toThrow(expect.objectContaining({ code: 'INPUT_INCONSISTENT', where: 'pins.json#/variants/v/pin', message: expect.stringContaining(form) as string }) as Error);
  });

  it.each<[string, Build, string]>([
    ['go:example.org/a@v1.0.0', { features: ['x'] }, 'build/features: features has no meaning for a pin of the kind go'],
    ['path:x', { env: {} }, 'build/env: env has no meaning for a pin of the kind path'],
    ['crate:a@1.0.0', { command: ['make'] }, 'build/command: command has no meaning'],
    [`git:/a@${COMMIT}`, { command: ['make'], features: ['x'] }, "build/features: features is cargo's, and the build has a command of its own"],
    ['crate:a@1.0.0', { flags: ['--offline', '--git=https://example.org'] }, 'build/flags/1: "--git=https://example.org" is given by the pin'],
    ['go:example.org/a@v1.0.0', { flags: ['-o=/tmp/x'] }, 'build/flags/0: "-o=/tmp/x" is given by'],
  ])('refuses build settings that mean nothing: %s %j', (pin, build, message) => {
    expect(() => read(pin, build)).toThrow(`pins.json#/variants/v/${message}`);
  });

  it('takes those that do', () => {
    expect(read('crate:zainod@0.10.1', { features: ['prometheus'], defaultFeatures: false, profile: 'release', ignoreRustVersion: true, flags: ['--offline'], env: { RUSTFLAGS: '-C opt-level=2' } })).toMatchObject({ kind: 'crate' });
    expect(read(`git:/a@${COMMIT}`, { command: ['go', 'build', '-o', '{out}/x', '.'], binary: 'x', env: { CGO_ENABLED: '0' } })).toMatchObject({ kind: 'git' });
  });
});
