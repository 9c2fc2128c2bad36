import { redactSecrets } from '../host/redact.ts';
import type { Launch } from '../model/generated/types.ts';
import type { LaunchContext, LaunchSpec } from '../systems/system.ts';

interface OwnFolders extends Pick<LaunchContext, 'workFolder' | 'snapshotFolder' | 'packageRoot'> {
  /** The file that is measured, as an argument of what runs it. */
  readonly programFile: string;
}

/** What the bundle keeps of a launch: the run’s own folders by name, secrets removed. */
export function launchRecord({ args, env, files = [], secrets = [] }: LaunchSpec, folders: OwnFolders): Launch {
  const hidden = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, '[removed]'), text);
  const shown = (text: string): string => hidden(text).split('\n').map((line) => redactSecrets(withoutFolders(line, folders))).join('\n');
  return {
    arguments: args.map(shown),
    environment: Object.entries(env).map(([name, value]) => shown(`${name}=${value}`)),
    files: files.map(({ path, text }) => ({ path, text: shown(text) })),
  };
}

function withoutFolders(text: string, { workFolder, snapshotFolder, packageRoot, programFile }: OwnFolders): string {
  return text.replaceAll(snapshotFolder, '{snapshot}').replaceAll(workFolder, '{work}').replaceAll(packageRoot, '{package}').replaceAll(programFile, '{program}');
}
