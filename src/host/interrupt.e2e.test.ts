import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';

it('one interrupt aborts, a second one soon after is the same wish, a later one ends at once', async () => {
  const script = `
    import('./src/host/interrupt.ts').then(({ catchInterrupts }) => {
      const interrupts = catchInterrupts();
      interrupts.signal.addEventListener('abort', () => console.log(interrupts.signal.reason.code + ' ' + interrupts.signal.reason.what));
      setInterval(() => {}, 1000);
      console.log('ready');
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const nextLine = (): Promise<void> => new Promise((settle) => reader.once('line', (line) => settle(void lines.push(line))));
  const exit = new Promise<number | null>((settle) => child.once('exit', (code) => settle(code)));
  await nextLine();
  child.kill('SIGINT');
  await nextLine();
  child.kill('SIGINT');
  await delay(600);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exit).toBe(130);
  expect(lines).toEqual(['ready', 'INTERRUPTED received SIGINT']);
});
