import { describe, expect, it } from 'vitest';
import { BoundedLog } from './bounded-log.ts';
import { redactSecrets } from './redact.ts';

const feed = (log: BoundedLog, text: string): void => log.push(Buffer.from(text), 'stdout');

describe('BoundedLog', () => {
  it('puts lines together over chunks, also in the middle of a character', () => {
    const lines: string[] = [];
    const log = new BoundedLog({ onLine: (line, stream) => lines.push(`${stream}: ${line}`) });
    const bytes = Buffer.from('höhe 12\r\nzwei');
    for (const byte of bytes) log.push(Buffer.from([byte]), 'stderr');
    feed(log, 'out\n');
    log.end();
    expect(lines).toEqual(['stderr: höhe 12', 'stdout: out', 'stderr: zwei']);
    expect(log.text()).toBe('höhe 12\nout\nzwei\n');
  });

  it('keeps head and tail within its bound and counts what it dropped', () => {
    const log = new BoundedLog({ maxBytes: 2000 });
    for (let i = 0; i < 10_000; i += 1) feed(log, `line ${i}\n`);
    const text = log.text();
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('line 0');
    expect(lines.at(-1)).toBe('line 9999');
    expect(text.length).toBeLessThan(2100);
    expect(lines.length - 1 + log.droppedLines).toBe(10_000);
    expect(text).toContain(`[… ${log.droppedLines} lines not kept …]`);
    expect(log.lastLines(2)).toEqual(['line 9998', 'line 9999']);
  });

  it('gives the last lines of a short log', () => {
    const log = new BoundedLog();
    feed(log, 'a\nb\nc\n');
    expect(log.lastLines(2)).toEqual(['b', 'c']);
    expect(log.lastLines(20)).toEqual(['a', 'b', 'c']);
  });

  it('does not grow with a line that never ends', () => {
    const log = new BoundedLog();
    for (let i = 0; i < 1000; i += 1) feed(log, 'x'.repeat(1000));
    log.end();
    expect(log.text().length).toBeLessThan(8300);
    expect(log.text()).toContain('[… 991808 characters cut]');
  });

  it('removes a secret that arrives in two chunks, from the callback too', () => {
    const lines: string[] = [];
    const log = new BoundedLog({ onLine: (line) => lines.push(line) });
    feed(log, 'authorization: Bear');
    feed(log, 'er c4n4ry\n');
    expect(log.text()).not.toContain('c4n4ry');
    expect(lines.join()).not.toContain('c4n4ry');
  });
});

describe('redactSecrets', () => {
  it.each([
    'authorization: Bearer c4n4ry',
    '{"authorization":"Bearer c4n4ry","x":1}',
    'Authorization: Basic c4n4ry==',
    'sent bearer c4n4ry.c4n4ry-c4n4ry',
    'Cookie: a=c4n4ry; b=c4n4ry',
    'set-cookie: session=c4n4ry; Path=/',
    '__cookie__:c4n4ry',
    'GET http://user:c4n4ry@127.0.0.1/x?sig=c4n4ry&y=1',
    'https://h/x?X-Amz-Signature=c4n4ry',
    'https://h/x?a=1&token=c4n4ry',
    'token=c4n4ry',
    'rpcpassword=c4n4ry',
    'RPC_PASSWORD: "c4n4ry"',
    '--rpcpassword c4n4ry',
    '{"api_key": "c4n4ry"}',
    'AWS_SECRET_ACCESS_KEY=c4n4ry',
    'access_key: c4n4ry',
    'X-Api-Key: c4n4ry',
    '{"user":"u","pass": "c4n4ry"}',
    'passphrase=c4n4ry',
    'credential=c4n4ry',
    'https://h/x?a=1&X-Goog-Signature=c4n4ry',
    'http://127.0.0.1/x?a=1&AccessKeyId=c4n4ry',
    'authorization: AWS4-HMAC-SHA256 Credential=c4n4ry/2026, SignedHeaders=host, Signature=c4n4ry',
    'Authorization: Token token="c4n4ry"',
    '--rpc.cookie c4n4ry',
    '--auth-token=c4n4ry',
    'GITHUB_TOKEN=c4n4ry',
    '_token=c4n4ry',
    'client_secret: c4n4ry',
    'password: "two words c4n4ry"',
    "secret = 'it\\'s c4n4ry'",
    'http://u:x@c4n4ry@h/',
    'private_key="c4n4ry"',
  ])('%s', (line) => {
    expect(redactSecrets(line)).not.toContain('c4n4ry');
    expect(redactSecrets(line)).toContain('[removed]');
  });

  it('takes a bounded time on a line made to be slow', () => {
    const started = performance.now();
    for (const part of ['a-', 'a_', 'a.', '"', 'token', 'https://', '://@', '\\']) redactSecrets(`secret ${part.repeat(8000 / part.length)}`);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('leaves ordinary lines alone', () => {
    for (const line of ['{"ready":true,"address":"127.0.0.1:9067","blocks":12003}', 'height=12 hash=00ab tokens 5', 'pass 3 of 5 passed: 12003 blocks', 'key 5', 'https://h/a@b', 'bypass = 3', 'listening on http://127.0.0.1:80/']) {
      expect(redactSecrets(line)).toBe(line);
    }
  });
});
