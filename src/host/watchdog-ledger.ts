import type { LockRegistration } from './lock-file.ts';
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
  | { readonly kind: 'lock-added'; readonly lock: LockRegistration }
  | { readonly kind: 'lock-removed'; readonly file: string }
  | { readonly kind: 'bye' };

export interface WatchedGroup extends GroupRegistration {
  readonly processes: readonly ProcessIdentity[];
}

/** What is there to be undone, as the messages so far tell. */
export class WatchdogLedger {
  readonly #groups = new Map<string, WatchedGroup>();
  readonly #folders = new Map<string, TempFolderRegistration>();
  readonly #locks = new Map<string, LockRegistration>();
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

  get locks(): readonly LockRegistration[] {
    return [...this.#locks.values()];
  }

  /** The messages that make an empty ledger equal to this one. */
  messages(): WatchdogMessage[] {
    return [
      ...this.groups.flatMap(({ processes, ...group }): WatchdogMessage[] => [{ kind: 'group-added', group }, ...processes.map((process): WatchdogMessage => ({ kind: 'process-added', groupId: group.id, process }))]),
      ...this.folders.map((folder): WatchdogMessage => ({ kind: 'folder-added', folder })),
      ...this.locks.map((lock): WatchdogMessage => ({ kind: 'lock-added', lock })),
    ];
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
      case 'lock-added':
        this.#locks.set(message.lock.file, message.lock);
        break;
      case 'lock-removed':
        this.#locks.delete(message.file);
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
