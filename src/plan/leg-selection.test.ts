import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import type { Plan } from '../model/generated/types.ts';
import { formatRepeats, runsOfLeg } from './leg-selection.ts';
import { legsOf } from './order.ts';

const variant = (name: string): Plan['variants'][number] => ({ name, pin: { system: 'reference', pin: 'path:x', description: '', configuration: {} } });
const plan = (repeats: number, names = ['a', 'b', 'c']): Pick<Plan, 'legs' | 'repeats' | 'variants' | 'experiment'> => ({ repeats, variants: names.map(variant), legs: legsOf(names, repeats) });
const short = (runs: ReturnType<typeof runsOfLeg>): string[] => runs.map(({ variant: name, repeat }) => `${name}${String(repeat)}`);

describe('runsOfLeg', () => {
  it('takes one repeat, with all variants in the order that the plan has for it', () => {
    expect(short(runsOfLeg(plan(3), '2'))).toEqual(['b2', 'c2', 'a2']);
  });

  it('takes several repeats, lists and ranges, in the plan’s order whatever theirs', () => {
    expect(short(runsOfLeg(plan(5, ['a']), '4,1'))).toEqual(['a1', 'a4']);
    expect(short(runsOfLeg(plan(5, ['a']), '2-3,5,3'))).toEqual(['a2', 'a3', 'a5']);
  });

  it('takes single variants of a repeat', () => {
    expect(short(runsOfLeg(plan(3), '3/c'))).toEqual(['c3']);
    expect(short(runsOfLeg(plan(3), '1-2/c, a'))).toEqual(['a1', 'c1', 'c2', 'a2']);
  });

  it.each([
    ['0', 'INPUT_INCONSISTENT', 'there is no repeat 0; the plan has 1 to 3'],
    ['4', 'INPUT_INCONSISTENT', 'there is no repeat 4; the plan has 1 to 3'],
    ['1-4', 'INPUT_INCONSISTENT', 'there is no repeat 4'],
    ['3-1', 'INPUT_INCONSISTENT', '3-1 goes backwards'],
    ['9/unknown', 'INPUT_INCONSISTENT', 'there is no repeat 9'],
    ['3/unknown', 'INPUT_INCONSISTENT', 'unknown variant "unknown"; allowed: a, b, c'],
    ['3/', 'USAGE', '"3/" is no leg'],
    ['', 'USAGE', '"" is no leg'],
    ['a', 'USAGE', '"a" is no leg'],
    ['1,,2', 'USAGE', 'is no leg'],
    ['-1', 'USAGE', 'is no leg'],
    ['1/a/b', 'USAGE', 'is no leg'],
    ['1\n::set-output', 'USAGE', String.raw`"1\n::set-output" is no leg`],
    ['1,'.repeat(10_000) + '1', 'USAGE', 'is no leg'],
  ])('refuses %j', (text, code, what) => {
    const refused = (): unknown => runsOfLeg(plan(3), text);
    expect(refused).toThrow(IndexbenchError);
    expect(refused).toThrow(expect.objectContaining({ code, where: '--leg', what: expect.stringContaining(what) as string }));
  });

  it('refuses a part of an experiment, and takes the whole of it', () => {
    const experiment: ReturnType<typeof plan> = { ...plan(4, ['base', 'candidate']), experiment: { stage: 'full', design: 'alternate', minimumEffect: 1.1, baseline: 'base', candidate: 'candidate', differences: [], screening: null } };
    expect(() => runsOfLeg(experiment, '1-3')).toThrow('is a part of an experiment');
    expect(() => runsOfLeg(experiment, '1-4/base')).toThrow('is a part of an experiment');
    expect(runsOfLeg(experiment, '1-4')).toHaveLength(8);
  });
});

describe('formatRepeats', () => {
  it('writes what runsOfLeg reads', () => {
    expect(formatRepeats([3])).toBe('3');
    expect(formatRepeats([1, 2, 3, 7, 9, 8])).toBe('1-3,7-9');
    expect(short(runsOfLeg(plan(9, ['a']), formatRepeats([9, 1, 2])))).toEqual(['a1', 'a2', 'a9']);
  });
});
