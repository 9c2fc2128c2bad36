import { describe, expect, it } from 'vitest';
import { describeStart } from './http-answer.ts';

describe('describeStart', () => {
  it('shows the first bytes, without a control character that a terminal would obey', () => {
    expect(describeStart(Buffer.from('<p>\x1b[2J\x9b2J\x7f', 'latin1'))).toBe(String.raw`; it begins with "<p>\u001b[2J·2J·"`);
    expect(describeStart('')).toBe('');
  });
});
