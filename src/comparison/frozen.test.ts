import { describe, expect, it } from 'vitest';
import { frozenFault } from './frozen.ts';

const tip = { tipHeight: 7, tipHash: 'ab' };
const view = (peers: string[], height = 7, hash = 'ab') => ({ height, hash, peers });

describe('frozenFault', () => {
  it('finds none where the tip is the snapshot’s, and every peer is of this host', () => {
    expect(frozenFault(view([]), tip)).toBeNull();
    expect(frozenFault(view(['127.0.0.1:18344', '127.0.0.53', '[::1]:8233', '[::ffff:127.0.0.1]:1', '::1']), tip)).toBeNull();
  });

  it('names another height, and another block at the same height', () => {
    expect(frozenFault(view([], 8), tip)).toBe('is at height 8, ab; the snapshot’s tip is 7, ab');
    expect(frozenFault(view([], 7, 'cd'), tip)).toContain('7, cd');
  });

  it.each(['1.2.3.4:8233', '12.127.0.0:1', '[2001:db8::1]:8233', '127.0.0.1.example.org:1', 'localhost:1'])('names the peer %s, which may be outside', (peer) => {
    expect(frozenFault(view(['127.0.0.1:1', peer]), tip)).toBe(`has peers outside this host: ${peer}`);
  });
});
