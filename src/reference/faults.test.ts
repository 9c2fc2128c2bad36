import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { parseFaults, planSend } from './faults.ts';
import { parseReferenceOptions } from './options.ts';

function usageError(action: () => unknown): IndexbenchError {
  try {
    action();
  } catch (error) {
    if (error instanceof IndexbenchError && error.code === 'USAGE') return error;
    throw error;
  }
  throw new Error('accepted');
}

describe('parseFaults', () => {
  it('reads names and numbers; the last of a name counts', () => {
    expect([...parseFaults(['stall@500', 'slow', 'stall@7', 'exit@1'])]).toEqual([['stall', 7], ['slow', null], ['exit', 1]]);
  });

  it.each(['', 'stall', 'stall@', 'stall@0', 'stall@-1', 'stall@1.5', 'stall@1@2', 'slow@3', 'explode', 'toString', 'stall@99999999999999999'])('refuses "%s"', (value) => {
    const error = usageError(() => parseFaults([value]));
    expect(error.what).toContain(`"${value}"`);
    expect(error.next).toContain('wrong-parent@N');
  });
});

/** The steps in short: `5-9` for blocks, the kind for the rest. */
function plan(start: number, end: number, ...faults: string[]): string[] {
  return planSend(start, end, parseFaults(faults)).map((step) => (step.kind === 'blocks' ? `${String(step.from)}-${String(step.to)}` : step.kind));
}

describe('planSend', () => {
  it('sends the range as it is where no fault lies in it', () => {
    expect(plan(5, 9)).toEqual(['5-9']);
    expect(plan(9, 5)).toEqual(['9-5']);
    expect(plan(5, 9, 'stall@4', 'reset@10')).toEqual(['5-9']);
  });

  it('stops before the block named, upwards and downwards', () => {
    expect(plan(5, 9, 'stall@7')).toEqual(['5-6', 'stall']);
    expect(plan(9, 5, 'reset@7')).toEqual(['9-8', 'reset']);
    expect(plan(5, 9, 'short@5')).toEqual(['end']);
    expect(plan(5, 5, 'stall@5')).toEqual(['stall']);
  });

  it('leaves out, swaps, and goes on after an announced end', () => {
    expect(plan(5, 9, 'hole@7')).toEqual(['5-6', '8-9']);
    expect(plan(5, 9, 'hole@9')).toEqual(['5-8']);
    expect(plan(9, 5, 'hole@9')).toEqual(['8-5']);
    expect(plan(5, 9, 'swap@7')).toEqual(['5-6', '8-7', '9-9']);
    expect(plan(9, 5, 'swap@7')).toEqual(['9-8', '6-7', '5-5']);
    expect(plan(5, 9, 'swap@9')).toEqual(['5-8', '9-9']);
    expect(plan(5, 9, 'goaway@7')).toEqual(['5-6', 'goaway', '7-9']);
  });

  it('repeats, adds, and breaks off', () => {
    expect(plan(5, 9, 'duplicate@7')).toEqual(['5-6', '7-7', '7-9']);
    expect(plan(9, 5, 'duplicate@5')).toEqual(['9-6', '5-5', '5-5']);
    expect(plan(5, 9, 'extra@9')).toEqual(['5-8', '9-9', '10-10']);
    expect(plan(5, 9, 'extra@7')).toEqual(['5-6', '7-9']);
    expect(plan(5, 9, 'large@7')).toEqual(['5-6', 'large', '7-9']);
    for (const kind of ['late-error', 'no-status', 'hard-goaway', 'tcp-reset', 'lying-length']) expect(plan(5, 9, `${kind}@7`)).toEqual(['5-6', kind]);
  });

  it('applies several faults in the order of the range', () => {
    expect(plan(1, 20, 'reset@15', 'hole@4', 'goaway@8')).toEqual(['1-3', '5-7', 'goaway', '8-14', 'reset']);
    expect(plan(20, 1, 'reset@15', 'hole@4')).toEqual(['20-16', 'reset']);
  });
});

describe('parseReferenceOptions', () => {
  it('has its defaults', () => {
    expect(parseReferenceOptions(['--chain', 'x'])).toEqual({ chain: 'x', profile: 'full', port: 0, unbatched: false, nullServer: null, faults: new Map() });
  });

  it('reads every flag', () => {
    const args = ['--chain', 'x', '--profile', 'serve-compact', '--listen', '127.0.0.1:9067', '--unbatched', '--fault', 'slow', '--fault', 'exit@3'];
    expect(parseReferenceOptions(args)).toEqual({
      chain: 'x', profile: 'serve-compact', port: 9_067, unbatched: true, nullServer: null, faults: new Map([['slow', null], ['exit', 3]]),
    });
  });

  it('reads how the null server frames', () => {
    const read = (...flags: string[]): unknown => parseReferenceOptions(['--chain', 'x', '--null', ...flags]).nullServer;
    expect(read()).toEqual({ oneMessageAFrame: false, messagesPerSecond: null });
    expect(read('--one-message-a-frame')).toEqual({ oneMessageAFrame: true, messagesPerSecond: null });
    expect(read('--messages-per-second', '250')).toEqual({ oneMessageAFrame: true, messagesPerSecond: 250 });
  });

  it.each([
    [['--profile', 'full'], '--chain'],
    [['--chain', 'x', '--profile', 'Full'], '--profile'],
    [['--chain', 'x', '--listen', '0.0.0.0:9067'], '--listen'],
    [['--chain', 'x', '--listen', '127.0.0.1:65536'], '--listen'],
    [['--chain', 'x', '--null', '--unbatched'], '--null'],
    [['--chain', 'x', '--one-message-a-frame'], '--one-message-a-frame, --messages-per-second'],
    [['--chain', 'x', '--messages-per-second', '5'], '--one-message-a-frame, --messages-per-second'],
    [['--chain', 'x', '--null', '--messages-per-second', '0'], '--messages-per-second'],
    [['--chain', 'x', '--fault', 'none'], '--fault'],
  ])('refuses %j', (args, where) => {
    expect(usageError(() => parseReferenceOptions(args)).where).toBe(where);
  });

  it.each([[['--chain', 'x', '--prot', '1']], [['--chain', 'x', 'stray']], [['--chain']]])('refuses %j with the usage text', (args) => {
    expect(usageError(() => parseReferenceOptions(args)).next).toBe('Run it with --help.');
  });
});
