import type { GroupRegistration } from './process-group/process-group.ts';
import type { ProcessIdentity } from './process-table.ts';
import type { TempFolderRegistration } from './temp-folder.ts';

/** One line of JSON from the controller to its watchdog. */
export type WatchdogMessage =
  | { readonly kind: 'group-added'; readonly group: GroupRegistration }
  | { readonly kind: 'process-added'; readonly groupId: string; readonly process: ProcessIdentity }
  | { readonly kind: 'group-removed'; readonly groupId: string }
  | { readonly kind: 'folder-added'; readonly folder: TempFolderRegistration }
  | { readonly kind: 'folder-removed'; readonly path: string }
  | { readonly kind: 'bye' };

export interface WatchedGroup extends GroupRegistration {
  readonly processes: readonly ProcessIdentity[];
}

/** What is there to be undone, as the messages so far tell. */
export class WatchdogLedger {
  readonly #groups = new Map<string, WatchedGroup>();
  readonly #folders = new Map<string, TempFolderRegistration>();
  #finished = false;

  /** The controller said that it ends in order: nothing is left to do. */
  get finished(): boolean {
    return this.#finished;
  }

  get groups(): readonly WatchedGroup[] {
    return [...this.#groups.values()];
  }

  get folders(): readonly TempFolderRegistration[] {
    return [...this.#folders.values()];
  }

  take(message: WatchdogMessage): void {
    switch (message.kind) {
      case 'group-added':
        this.#groups.set(message.group.id, { processes: this.#groups.get(message.group.id)?.processes ?? [], ...message.group });
        break;
      case 'process-added': {
        const group = this.#groups.get(message.groupId);
        if (group !== undefined) this.#groups.set(group.id, { ...group, processes: [...group.processes, message.process] });
        break;
      }
      case 'group-removed':
        this.#groups.delete(message.groupId);
        break;
      case 'folder-added':
        this.#folders.set(message.folder.path, message.folder);
        break;
      case 'folder-removed':
        this.#folders.delete(message.path);
        break;
      case 'bye':
        this.#finished = true;
        break;
    }
  }

  /** A line that was cut off by the controller's death is no message. */
  takeLine(line: string): void {
    try {
      this.take(JSON.parse(line) as WatchdogMessage);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
