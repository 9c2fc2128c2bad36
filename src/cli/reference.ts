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
        const { packageRoot } = await import('./package-root.ts');
        const { runReference } = await import('../reference/program.ts');
        const { restoreDemoChain } = await import('../run/demo-chain.ts');
        const isComplete = flags.some((flag) => flag === '--help' || flag === '-h' || flag === '--chain' || flag.startsWith('--chain='));
        const demo = isComplete ? null : await restoreDemoChain(packageRoot());
        try {
          // In this process, so that nothing is left to serve when it is killed.
          return await runReference(demo === null ? flags : [...flags, '--chain', demo.path]);
        } finally {
          await demo?.remove();
        }
      }),
    );
}
