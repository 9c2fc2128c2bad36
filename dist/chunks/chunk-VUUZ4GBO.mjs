import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/model/clip.ts
function clip(text, limit) {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
__name(clip, "clip");

// src/model/errors.ts
var entry = /* @__PURE__ */ __name((exitCode, meaning, remedy) => ({ exitCode, meaning, remedy }), "entry");
var ERRORS = {
  USAGE: entry(2, "The command line cannot be understood.", "Run the command with --help."),
  INPUT_NOT_FOUND: entry(2, "A file or folder named on the command line is absent or cannot be read.", "Check the path; it is taken relative to the working folder."),
  INPUT_NOT_JSON: entry(2, "An input file is not valid JSON.", "Mend the file at the place named."),
  INPUT_INVALID: entry(2, "An input document breaks its schema.", "Mend the value at the JSON pointer named; the allowed values are in the message."),
  INPUT_INCONSISTENT: entry(2, "Input documents are valid one by one but do not fit together (an unknown variant, scenario or snapshot).", "Use one of the names listed in the message."),
  OUTPUT_EXISTS: entry(2, "The output folder already holds something that would be overwritten.", "Choose another --out, or remove the folder yourself."),
  OUTPUT_UNWRITABLE: entry(3, "A folder or file that is to be written cannot be made or written to.", "Choose another place, or make it writable for this user."),
  SNAPSHOT_DIGEST: entry(2, "A snapshot archive does not have the SHA-256 of its pin.", "Fetch the archive again, or correct the pin; nothing was kept."),
  SNAPSHOT_ARCHIVE: entry(2, "A snapshot archive is damaged, truncated, or holds an entry that may not be unpacked.", "Fetch the archive again, or correct it; nothing was kept."),
  SNAPSHOT_CONTENT: entry(2, "A snapshot unpacked well but is not the chain that its pin describes.", "Correct the pin or the archive: height, tip hash and digests must be equal."),
  SNAPSHOT_SOURCE: entry(4, "A snapshot archive could not be fetched from its source.", "Check the URL and the network, then run again."),
  STATE_IN_USE: entry(3, "A node’s state folder is open for writing by a running process.", "Stop that process, or name another folder; a state is never handed to two writers."),
  CPUS_UNAVAILABLE: entry(3, "The CPUs asked for do not exist here or may not be used.", 'Choose from the available set that the message names, or use "auto".'),
  CPUS_OVERLAP: entry(3, "Server and client CPU sets overlap.", 'Give disjoint sets, or use "auto".'),
  TOOL_MISSING: entry(3, "A program that is needed is not on this host.", "Install it as the message says."),
  TOOL_VERSION: entry(3, "A program on this host is another version than its pin says.", "Put the pinned version there, or correct the pin."),
  PROGRAM_BUILD: entry(4, "A program could not be built from its pin.", "Read the log named in the message; compilers and libraries that it needs must be on this host."),
  PROGRAM_SOURCE: entry(4, "The source or release of a program could not be fetched.", "Check the pin and the network, then run again."),
  PROGRAM_DIGEST: entry(2, "A release does not have the SHA-256 of its pin.", "Fetch it again, or correct the pin; nothing was kept."),
  PROGRAM_ARCHIVE: entry(2, "A release does not hold the program that its pin promises.", "Name the program by build.binary in the pin, or correct the URL."),
  HOST_LIMIT: entry(3, "A resource limit of the plan cannot be set on this host, or did not read back as set.", "Run where cgroup v2, v1 or systemd is writable, or take the limit out of the plan."),
  PORT_TAKEN: entry(3, "A fixed port is already in use.", "Stop the program named, choose another port, or leave the port out: a free one is then taken."),
  DISK_FULL: entry(3, "There is not enough free disk space.", "Free space there, or choose a folder on another disk (--out; TMPDIR for temporary files)."),
  SYSTEM_EXITED: entry(4, "A system under test ended before it was asked to.", "Read its last log lines in the message and in the bundle (logs/)."),
  SYSTEM_NOT_READY: entry(4, "A system under test did not get ready in time.", "Read its last log lines in the message and in the bundle (logs/)."),
  SYSTEM_WRONG_SOCKET: entry(4, "The socket that answers does not belong to the process that was started.", "Stop the other program, or leave the port out."),
  SYSTEM_WRONG_CHAIN: entry(4, "A system under test serves another chain or height than the snapshot.", "Check the system’s state folder and the snapshot pin."),
  SYSTEM_INDEX_STALLED: entry(4, "A system under test stopped making progress on its index.", "Read its last log lines in the message and in the bundle (logs/); give it more time where it is only slow."),
  SYSTEM_INDEX_TIMEOUT: entry(4, "The index of a system under test was not complete in time.", "Read its last log lines in the message and in the bundle (logs/); give it more time where it is only slow."),
  NODE_NOT_FROZEN: entry(4, "The node that a run rests on did not stay as the snapshot has it: its height moved, or it has a peer outside this host.", "Look into its configuration in the bundle (launch); nothing of the run counts."),
  STATE_CHANGED: entry(4, "The restored state, which all runs start from, was changed by one of them.", "Restore it again; look for a system that writes to files that it was given as links."),
  SYSTEM_STOP: entry(4, "A system under test could not be stopped within its limits.", "Look for processes in uninterruptible sleep; report the system’s bug."),
  AFFINITY: entry(4, "A thread of a measured process runs on CPUs outside its set.", "The system resets its own affinity: run where a cpuset cgroup is writable."),
  PAYLOAD_WRONG: entry(4, "A system under test sent wrong blocks.", "The first difference is in the message and in payloads.json."),
  PAYLOAD_UNREADABLE: entry(4, "A system under test could not send the blocks that were to be checked.", "The status and the height are in the message; look into the system’s own log."),
  DRIVER_FAILED: entry(4, "A load driver process failed.", "Read its last log lines in the message and in the bundle (logs/)."),
  WATCHDOG_LOST: entry(4, "The watchdog, which undoes what a killed run leaves, was killed again and again.", "Find out what kills processes of this user (a memory limit, a clean-up job), then run again; what was measured is kept as an incomplete bundle."),
  RUN_FAILED: entry(4, "One or more runs failed or are incomplete.", "The failures are listed above and in the comparison’s appendix."),
  INTERRUPTED: entry(130, "The run was interrupted.", "What was measured is kept as an incomplete bundle."),
  DEADLINE: entry(4, "The whole run took longer than its deadline.", "What was measured is kept as an incomplete bundle; raise the deadline or take fewer scenarios."),
  BUNDLE_UNSEALED: entry(1, "A bundle has no manifest: its run did not end.", "Run again; what is there can be read but is not evidence."),
  BUNDLE_DAMAGED: entry(1, "A file of a bundle is missing, added, or differs from the manifest.", "Download the artifact again."),
  BUNDLE_FOREIGN: entry(1, "A folder given as a bundle is not one, or is of an unknown version.", "Give folders that hold a bundle.json written by indexbench."),
  BUNDLE_HOSTILE: entry(1, "A bundle holds a link, a special file, or a name that leaves its folder.", "Do not trust its source."),
  BUNDLE_DUPLICATE: entry(1, "Two different bundles claim to be the same attempt of the same run, or two runs hold the same samples.", "Remove the one that is not wanted; neither is used."),
  VERIFY_DIFFERENCE: entry(1, "A recomputed value differs from the stored one.", "The document, the pointer and both values are in the message: the bundle is not evidence."),
  GATE_FAILED: entry(1, "A gate failed, or could not be measured.", "The figures stand beside each gate in the comparison."),
  CI_SERVICE: entry(3, "GitHub’s artifact or cache service cannot be used in this job.", "Call the action in a job on a runner of github.com; the evidence lies in the folder named."),
  CI_ARTIFACT: entry(4, "An artifact of a CI job could not be uploaded or downloaded, or may not be used.", "The evidence lies in the folder named; upload it with another step, or run the job again."),
  CI_CACHE: entry(4, "An entry of the CI cache could not be restored or saved, or is not what its key says.", "Nothing is lost: what it would have held is built or fetched instead."),
  NOTHING_TO_COMPARE: entry(4, "No usable bundle was found.", "Give folders that hold bundles, or run first."),
  INTERNAL: entry(4, "indexbench itself failed; this is a bug.", "Report it with the text of this message.")
};
var MAXIMUM_WHAT = 4e3;
var MAXIMUM_WHERE = 1e3;
var IndexbenchError = class extends Error {
  static {
    __name(this, "IndexbenchError");
  }
  name = "IndexbenchError";
  code;
  exitCode;
  what;
  where;
  next;
  logLines;
  constructor(code, detail) {
    const what = clip(detail.what, MAXIMUM_WHAT);
    const where = detail.where === void 0 ? void 0 : clip(detail.where, MAXIMUM_WHERE);
    super(where === void 0 ? what : `${where}: ${what}`, { cause: detail.cause });
    this.code = code;
    this.exitCode = ERRORS[code].exitCode;
    this.what = what;
    this.where = where;
    this.next = detail.next ?? ERRORS[code].remedy;
    this.logLines = detail.logLines ?? [];
  }
};
function describeError(error) {
  if (error instanceof IndexbenchError) return [`error ${error.code}: ${error.message}`, ...error.logLines.map((line) => `    | ${line}`), `  next: ${error.next}`].join("\n");
  const text = error instanceof Error ? error.stack ?? error.message : String(error);
  return `error INTERNAL: ${text}
  next: ${ERRORS.INTERNAL.remedy}`;
}
__name(describeError, "describeError");
function exitCodeOf(error) {
  return error instanceof IndexbenchError ? error.exitCode : ERRORS.INTERNAL.exitCode;
}
__name(exitCodeOf, "exitCodeOf");

export {
  clip,
  ERRORS,
  IndexbenchError,
  describeError,
  exitCodeOf
};
