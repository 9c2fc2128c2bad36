import { commandSystem } from './command-system.ts';

/**
 * Prep, whose profile serve-compact offers blocks by height and server information only. Its program is not public: the pin names a file,
 * and the setting `command` its command line where it is another than the one that the embedded server's has too.
 */
export const prep = commandSystem({
  name: 'prep',
  description: 'Prep, profile serve-compact (height-based blocks and metadata only); pin its program by path: or command:',
  program: 'prep',
  command: ['{program}', '--chain', '{snapshot}', '--profile', 'serve-compact', '--listen', '127.0.0.1:{port}'],
});
