import type { Command } from 'commander';
import type { Perform } from './command.ts';

export function defineReference(program: Command, perform: Perform): void {
  program
    .command('reference')
    .description('run the embedded server in the foreground; without --chain it serves the demo snapshot')
    .allowUnknownOption()
    .helpOption(false)
    .argument('[flags...]', 'flags of the server; --help lists them')
    .action((flags: string[]) =>
      perform(async () => {
        const { spawn } = await import('node:child_process');
        const path = await import('node:path');
        const { packageRoot } = await import('./package-root.ts');
        const { restoreDemoChain } = await import('../run/demo-chain.ts');
        const wantsHelp = flags.includes('--help') || flags.includes('-h');
        const demo = wantsHelp || flags.some((flag) => flag === '--chain' || flag.startsWith('--chain=')) ? null : await restoreDemoChain(packageRoot());
        const args = demo === null ? flags : [...flags, '--chain', demo.path];
        try {
          const server = spawn(process.execPath, [path.join(packageRoot(), 'dist', 'reference.mjs'), ...args], { stdio: 'inherit' });
          // A terminal's Ctrl-C reaches the server itself; what is sent to this process alone is passed on.
          const passOn = (signal: NodeJS.Signals): void => void server.kill(signal);
          for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, passOn);
          return await new Promise<number>((resolve, reject) => {
            server.once('error', reject);
            server.once('exit', (code) => resolve(code ?? 4));
          });
        } finally {
          await demo?.remove();
        }
      }),
    );
}
