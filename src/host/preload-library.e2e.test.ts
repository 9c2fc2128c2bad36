import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPreloadLibrary } from './preload-library.ts';
import { findProgram, SYSTEM_PATH } from './process-group/group-host.ts';

const SOURCE = fileURLToPath(new URL('../../diagnostics/nodelay/nodelay.c', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'indexbench-preload-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Accepts one connection of its own by accept4, turns TCP_NODELAY off, and prints what holds then. */
const SERVER = `
#define _GNU_SOURCE
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <sys/socket.h>
int main(void) {
  struct sockaddr_in at = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
  socklen_t size = sizeof at, length = sizeof(int);
  int listener = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0), on = 0, off = 0;
  if (bind(listener, (struct sockaddr *)&at, size) || listen(listener, 1) || getsockname(listener, (struct sockaddr *)&at, &size) || connect(client, (struct sockaddr *)&at, size)) return 1;
  int accepted = accept4(listener, 0, 0, SOCK_CLOEXEC);
  getsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &on, &length);
  printf("%d", on != 0);
  setsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &off, sizeof off);
  getsockopt(accepted, IPPROTO_TCP, TCP_NODELAY, &on, &length);
  printf("%d", on != 0);
  return 0;
}`;

describe.skipIf(findProgram('cc', SYSTEM_PATH) === null)('a preloaded library', () => {
  it('forces TCP_NODELAY on accepted connections of a program that is not changed', async () => {
    const program = join(folder, 'server');
    writeFileSync(`${program}.c`, SERVER);
    execFileSync('cc', ['-o', program, `${program}.c`]);
    const library = await buildPreloadLibrary(SOURCE, folder);
    expect(execFileSync(program, { env: {} }).toString()).toBe('00');
    expect(execFileSync(program, { env: { LD_PRELOAD: library.file } }).toString()).toBe('11');
    expect(library).toMatchObject({ sourceSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, compiler: expect.stringMatching(/^cc /) as string });
  });

  it('that does not build is told with what the compiler said', async () => {
    const bad = join(folder, 'bad.c');
    writeFileSync(bad, 'int main(void) { return oops; }');
    await expect(buildPreloadLibrary(bad, folder)).rejects.toMatchObject({ code: 'PROGRAM_BUILD', what: expect.stringContaining('oops') as string });
    await expect(buildPreloadLibrary(join(folder, 'absent.c'), folder)).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND' });
  });
});
