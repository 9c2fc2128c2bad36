import { commandSystem } from './command-system.ts';

/** Any server that a user's own repository builds: what starts it stands in the variant. */
export const command = commandSystem({
  name: 'command',
  description: 'any CompactTxStreamer server of your own: the variant says how to start it',
  program: 'server',
  command: ['{program}'],
});
