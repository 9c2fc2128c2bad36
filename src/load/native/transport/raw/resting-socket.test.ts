import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OK_HEADERS, REQUEST_HEADERS, dataFrame, headersFrame, startPeer, trailersFrame } from '../testing-peer.ts';
import type { Peer, PeerConnection } from '../testing-peer.ts';
import type { StreamSink, TransportSession } from '../transport.ts';
import { RAW_TRANSPORT } from './raw-session.ts';
import { FEWEST_DUE, STRETCH_MS } from './read-rests.ts';

const GAP_MS = 0.125;
const MESSAGE = Buffer.alloc(100);
/** How soon the loop brings what has been sent over loopback; a rest takes hundreds of its turns. */
const FEW_TURNS = 30;

/** What one call hears, of which the test says how many messages are due. */
class Hearing implements StreamSink {
  messagesDue = 0;
  bytes = 0;
  hasEnded = false;

  onData(_: Buffer, from: number, to: number): void {
    this.bytes += to - from;
  }

  onEnd(): void {
    this.hasEnded = true;
  }
}

describe('a resting connection of the raw transport', () => {
  let peer: Peer | null = null;
  let session: TransportSession | null = null;
  let isAsked = false;
  let sent = 0;
  beforeEach(() => {
    isAsked = false;
    sent = 0;
  });
  afterEach(async () => {
    session?.close();
    await peer?.close();
  });

  /** Begins the first call. Others are answered at once, or get only the headers of an answer. */
  async function begin({ answers = true } = {}): Promise<{ session: TransportSession; connection: PeerConnection; hearing: Hearing }> {
    peer = await startPeer({
      onRequest: (connection, streamId) => {
        connection.send(headersFrame(streamId, OK_HEADERS));
        if (streamId > 1 && answers) connection.send(dataFrame(streamId, MESSAGE), trailersFrame(streamId));
        isAsked = true;
      },
    });
    session = RAW_TRANSPORT.connect({ host: '127.0.0.1', port: peer.port }, { onGoaway: () => undefined, onGone: () => undefined });
    await session.opened;
    const hearing = new Hearing();
    session.request(REQUEST_HEADERS, MESSAGE, hearing);
    await turnsUntil(() => isAsked);
    return { session, connection: peer.connections[0] as PeerConnection, hearing };
  }

  async function turnsUntil(isSo: () => boolean): Promise<number> {
    for (let turns = 0; ; turns += 1) {
      if (isSo()) return turns;
      await nextTurn();
    }
  }

  /** Sends messages of the first stream, one at a time, until one took as many turns as is asked for. */
  async function trickle(connection: PeerConnection, hearing: Hearing, until: (turns: number) => boolean): Promise<void> {
    for (let turns = -1; turns < 0 || !until(turns); ) {
      const dueMs = performance.now() + GAP_MS;
      await turnsUntil(() => performance.now() >= dueMs);
      connection.send(dataFrame(1, MESSAGE));
      sent += 1;
      turns = await turnsUntil(() => hearing.bytes === sent * MESSAGE.length);
    }
  }

  async function trickleUntilItRests(connection: PeerConnection, hearing: Hearing): Promise<void> {
    hearing.messagesDue = FEWEST_DUE;
    await trickle(connection, hearing, (turns) => turns > 2 * FEW_TURNS);
  }

  it('rests once it has been slow for a while, and loses nothing', async () => {
    const { connection, hearing } = await begin();
    const startMs = performance.now();
    await trickleUntilItRests(connection, hearing);
    expect(performance.now() - startMs).toBeGreaterThan(STRETCH_MS);
    const messages = Array.from({ length: 20 }, () => dataFrame(1, MESSAGE));
    for (const message of messages) {
      connection.send(message);
      await nextTurn();
    }
    connection.send(trailersFrame(1));
    await turnsUntil(() => hearing.hasEnded);
    expect(hearing.bytes).toBe((sent + messages.length) * MESSAGE.length);
  });

  it('brings the end of a call at once', async () => {
    const { connection, hearing } = await begin();
    await trickleUntilItRests(connection, hearing);
    hearing.messagesDue = FEWEST_DUE - 1;
    await trickle(connection, hearing, (turns) => turns < FEW_TURNS);
    connection.send(trailersFrame(1));
    expect(await turnsUntil(() => hearing.hasEnded)).toBeLessThan(FEW_TURNS);
  });

  it('brings the first message of a call that begins meanwhile at once', async () => {
    const { session, connection, hearing } = await begin();
    // The first of them runs code that is not warm: a rest is over before it is done.
    for (let calls = 0; calls < 3; calls += 1) {
      await trickleUntilItRests(connection, hearing);
      const second = new Hearing();
      session.request(REQUEST_HEADERS, MESSAGE, second);
      expect(await turnsUntil(() => second.bytes > 0)).toBeLessThan(FEW_TURNS);
    }
  });

  it('does not rest while another call is under way', async () => {
    const { session, connection, hearing } = await begin({ answers: false });
    session.request(REQUEST_HEADERS, MESSAGE, new Hearing());
    hearing.messagesDue = FEWEST_DUE;
    const endMs = performance.now() + 1.5 * STRETCH_MS;
    let late = 0;
    await trickle(connection, hearing, (turns) => {
      if (turns > 2 * FEW_TURNS) late += 1;
      return performance.now() > endMs;
    });
    expect(late).toBeLessThan(5);
  });
});
