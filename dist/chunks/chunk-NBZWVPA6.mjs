import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/host/watchdog-ledger.ts
var WatchdogLedger = class {
  static {
    __name(this, "WatchdogLedger");
  }
  #groups = /* @__PURE__ */ new Map();
  #folders = /* @__PURE__ */ new Map();
  #locks = /* @__PURE__ */ new Map();
  #finished = false;
  /** The controller said that it ends in order: nothing is left to do. */
  get finished() {
    return this.#finished;
  }
  get groups() {
    return [...this.#groups.values()];
  }
  get folders() {
    return [...this.#folders.values()];
  }
  get locks() {
    return [...this.#locks.values()];
  }
  /** The messages that make an empty ledger equal to this one. */
  messages() {
    return [
      ...this.groups.flatMap(({ processes, ...group }) => [{ kind: "group-added", group }, ...processes.map((process) => ({ kind: "process-added", groupId: group.id, process }))]),
      ...this.folders.map((folder) => ({ kind: "folder-added", folder })),
      ...this.locks.map((lock) => ({ kind: "lock-added", lock }))
    ];
  }
  take(message) {
    switch (message.kind) {
      case "group-added":
        this.#groups.set(message.group.id, { processes: this.#groups.get(message.group.id)?.processes ?? [], ...message.group });
        break;
      case "process-added": {
        const group = this.#groups.get(message.groupId);
        if (group !== void 0) this.#groups.set(group.id, { ...group, processes: [...group.processes, message.process] });
        break;
      }
      case "group-removed":
        this.#groups.delete(message.groupId);
        break;
      case "folder-added":
        this.#folders.set(message.folder.path, message.folder);
        break;
      case "folder-removed":
        this.#folders.delete(message.path);
        break;
      case "lock-added":
        this.#locks.set(message.lock.file, message.lock);
        break;
      case "lock-removed":
        this.#locks.delete(message.file);
        break;
      case "bye":
        this.#finished = true;
        break;
    }
  }
  /** A line that was cut off by the controller's death is no message. */
  takeLine(line) {
    try {
      this.take(JSON.parse(line));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
};

export {
  WatchdogLedger
};
