import { describe, expect, it } from 'vitest';
import { validateDocument } from '../model/document.ts';
import { testPlan } from './fixtures/bundles.ts';
import { compared, pairs } from './fixtures/compared.ts';
import { trendOf } from './trend.ts';

describe('trendOf', () => {
  const now = compared(testPlan(), pairs([1]));

  it('divides the medians of equal work by name, and says what differs of the hosts', () => {
    const then = compared(testPlan({ id: 'last-week' }), pairs([2], { cpuModel: 'another' }));
    const trend = trendOf(now, then);
    expect(trend.lines.filter(({ metric, scenario }) => metric === 'unitsPerSecond' && scenario === 'single')).toMatchObject([
      { variant: 'a', ratio: 1, now: { n: 1, median: 1000 }, host: 'cpuModel differs ("CPU", then "another")' },
      { variant: 'b', ratio: 0.5, now: { median: 1000 }, then: { median: 2000 } },
    ]);
    expect(trendOf(now, now).lines[0]).toMatchObject({ ratio: 1, host: 'same host class' });
    expect(trend.inputs).toEqual(then.inputs.map(({ bundleId }) => bundleId));
    const whole = validateDocument('Comparison', { ...now, trend }, 'comparison');
    expect(whole.outcome).toBe('passed');
  });

  it('other work is no trend: it is named', () => {
    const then = compared(testPlan(), pairs([1], { payloadClass: { single: 'other' } }));
    const { lines, unmatched } = trendOf(now, then);
    expect(new Set(lines.map(({ scenario }) => scenario))).toEqual(new Set(['range']));
    expect(unmatched).toEqual([{ scenario: 'single', driver: 'native', variant: 'a' }, { scenario: 'single', driver: 'native', variant: 'b' }]);
  });
});
