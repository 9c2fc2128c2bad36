import type { Command } from 'commander';
import type { Perform } from './command.ts';

const HELP = `
Two ways to say what to send:
  --scenario ID [--workload FILE] [--first-height N] [--last-height N] [--http2]
                  a scenario of a workload file (by default the embedded one); heights are those
                  that the server tells unless they are given; plaintext, or over TLS with
                  --cacert, --cert and --key, or --skipTLS, as ghz has them
  ghz's flags     --insecure --call SERVICE/METHOD [--proto FILE -i FOLDERS --protoset FILE]
                  [-c -n -z -x -t -r -d -D -B -m -M --connections --load-schedule …], or --config FILE;
                  of any service: without a file the server is asked by reflection; without --insecure
                  over TLS [--cacert --cert --key --cname --skipTLS].
                  docs/ghz-compatibility.md lists all, with templates and the few exceptions

With --http2 requests go over Node's own HTTP/2 client instead of this program's, as they do over TLS.

Output (-O, --format): summary, csv, json, pretty, as ghz's; hgrm, hlog, as HdrHistogram's; -o FILE
writes it to a file.
Only servers on this machine's loopback addresses are driven.`;

export function defineLoad(program: Command, perform: Perform): void {
  program
    .command('load')
    .description('ad hoc load on a gRPC server on this machine')
    .argument('[address]', '127.0.0.1:PORT')
    .argument('[flags...]', 'see below')
    .allowUnknownOption()
    .addHelpText('after', HELP)
    .action((address: string | undefined, flags: string[]) =>
      perform(async ({ output }) => {
        const { runLoad } = await import('../run/load-command.ts');
        const { packageRoot } = await import('./package-root.ts');
        const { catchInterrupts } = await import('../host/interrupt.ts');
        const interrupts = catchInterrupts();
        try {
          const { text, file, notes, exitCode } = await runLoad({ args: address === undefined ? flags : [address, ...flags], packageRoot: packageRoot(), signal: interrupts.signal, onStart: (sentence) => output.note(sentence) });
          if (file === null) output.result(text);
          else output.note(`written to ${file}`);
          notes.forEach((note) => output.note(note));
          return exitCode;
        } finally {
          interrupts.release();
        }
      }),
    );
}
