import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../run/run-event.ts';
import type { Output } from './output.ts';
import { showProgress } from './progress.ts';

function plainLines(events: readonly (readonly [ms: number, event: RunEvent])[]): string[] {
  const lines: string[] = [];
  let nowMs = 0;
  const output: Output = { json: false, color: false, columns: 120, interactive: false, result: () => undefined, note: (text) => void lines.push(text) };
  const { emit, close } = showProgress(output, () => nowMs);
  for (const [ms, event] of events) {
    nowMs = ms;
    emit(event);
  }
  close();
  return lines;
}

describe('progress without a terminal', () => {
  it('is a plain line an event, with the time since the start', () => {
    expect(
      plainLines([
        [0, { kind: 'run-started', variant: 'zaino', repeat: 1, run: { index: 2, total: 4 }, measurements: 5, expectedSeconds: 11.2 }],
        [65_400, { kind: 'measuring', scenario: 'GetBlock', driver: 'native', measurement: { index: 1, total: 5 }, expectedSeconds: 1.94 }],
        [67_000, { kind: 'measured', scenario: 'GetBlock', driver: 'native', unit: 'call', unitsPerSecond: 1234.5, p50Ns: 810_000, note: 'client-bound' }],
      ]),
    ).toEqual([
      '[0:00] run 2/4: zaino, repeat 1 (5 measurements, about 12 s)',
      '[1:05]   measuring 1/5 GetBlock with native, about 1.9 s',
      '[1:07]   GetBlock (native): 1,235 calls/s, p50 810 µs [client-bound]',
    ]);
  });

  it('never shows a figure where there is none', () => {
    expect(plainLines([[0, { kind: 'measured', scenario: 'GetBlock', driver: 'ghz', unit: 'call', unitsPerSecond: null, p50Ns: null, note: 'not-supported' }]])).toEqual(['[0:00]   GetBlock (ghz): no figure [not-supported]']);
  });

  it('tells of a long restore every five seconds, not at every chunk', () => {
    const restoring = (bytes: number, seconds: number, totalBytes: number | null = 1e9): RunEvent => ({ kind: 'restoring', snapshot: 'demo', bytes, totalBytes, seconds });
    expect(plainLines([[0, restoring(1e7, 0.1)], [100, restoring(2e7, 0.2)], [5_200, restoring(2e8, 5)], [5_300, restoring(3e8, 5.1)]])).toEqual(['[0:00] restoring snapshot demo: 1 %', '[0:05] restoring snapshot demo: 20 % of 1000 MB at 40.0 MB/s, 0:20 left']);
    expect(plainLines([[0, restoring(2e8, 5, null)]])).toEqual(['[0:00] restoring snapshot demo: 200 MB at 40.0 MB/s']);
  });

  it('shows the last log lines of a run that failed', () => {
    const lines = plainLines([[0, { kind: 'run-ended', variant: 'zaino', repeat: 1, outcome: { kind: 'failed', code: 'SYSTEM_EXITED', message: 'zaino: ended', lastLogLines: ['a', 'b'] }, seconds: 1.25 }]]);
    expect(lines.join('\n')).toBe('[0:00] run of zaino, repeat 1, 1.3 s: failed, SYSTEM_EXITED: zaino: ended\n    | a\n    | b');
  });
});
