import { describe, expect, it } from 'vitest';
import type { Comparison } from '../model/generated/types.ts';
import type { Output } from './output.ts';
import { noteVerdict } from './verdict.ts';

const said = (comparison: Partial<Comparison>): string => {
  const lines: string[] = [];
  const output: Output = { json: false, color: false, columns: 80, interactive: false, result: () => undefined, note: (text) => void lines.push(text) };
  noteVerdict({ gates: [], refused: [], failures: [], expected: { runs: 4, present: 4, missing: [] }, ...comparison } as Comparison, output);
  return lines.join('\n');
};

describe('noteVerdict', () => {
  it('says nothing of a success', () => {
    expect(said({ outcome: 'passed' })).toBe('');
  });

  it('names the gates that failed or were not measured, with figure and limit', () => {
    const gates: Comparison['gates'] = [
      { id: 'faster', verdict: 'fail', purpose: 'promotion', postHoc: false, figure: 'median 1.2', limit: '≤ 1' },
      { id: 'memory', verdict: 'not measured', purpose: 'promotion', postHoc: false, figure: null, limit: '≤ 5' },
      { id: 'fine', verdict: 'pass', purpose: 'promotion', postHoc: false, figure: '1', limit: '≤ 2' },
    ];
    expect(said({ outcome: 'failed', gates })).toMatch(/^error GATE_FAILED: faster: fail, median 1\.2 \(≤ 1\); memory: not measured \(≤ 5\)\n/);
  });

  it('counts the runs that are missing and names the first failures', () => {
    const failures = ['a', 'b', 'c', 'd'].map((label) => ({ label, variant: null, repeat: null, code: 'SYSTEM_EXITED', message: 'm', lastLogLines: [] }));
    expect(said({ outcome: 'incomplete', failures, expected: { runs: 4, present: 0, missing: [] } })).toMatch(/^error RUN_FAILED: 0 of 4 declared runs are complete; a: SYSTEM_EXITED, b: SYSTEM_EXITED, c: SYSTEM_EXITED, 1 more\n/);
  });

  it('names the measurement that failed in a complete run', () => {
    const failures = [{ label: 'a-r1-a1', variant: 'a', repeat: 1, code: 'RUN_FAILED', message: 'native/GetBlock-x128: errors: 8278 of 58186 calls failed', lastLogLines: [] }];
    expect(said({ outcome: 'incomplete', failures, expected: { runs: 4, present: 4, missing: [] } })).toMatch(/^error RUN_FAILED: 4 of 4 declared runs are complete; a-r1-a1: native\/GetBlock-x128: errors: 8278 of 58186 calls failed\n/);
  });

  it('leaves refused inputs to their own lines', () => {
    expect(said({ outcome: 'failed', refused: [{ label: 'x', code: 'BUNDLE_DAMAGED', message: 'm' }] })).toBe('');
  });
});
