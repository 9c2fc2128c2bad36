import { closeSync, readdirSync, readFileSync } from 'node:fs';

/** Of open(2) on Linux, in the octal `flags` of proc_pid_fdinfo(5). */
const O_CLOEXEC = 0o2000000;
const LAST_STANDARD = 2;

/**
 * Closes the descriptors that whoever started this process left open for its children: a file with a secret may be among them, and every program
 * measured here would get it. Node marks all that it opens itself, and those it finds when it starts, but stops looking at the first gap above 15.
 */
export function closeInheritedDescriptors(): void {
  for (const name of readdirSync('/proc/self/fd')) {
    const descriptor = Number(name);
    if (descriptor > LAST_STANDARD && isInheritable(descriptor)) closeSync(descriptor);
  }
}

function isInheritable(descriptor: number): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${String(descriptor)}`, 'utf8'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
  } catch {
    // The one through which the list was read.
    return false;
  }
}
