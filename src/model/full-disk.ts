/** Whether an error, or the operating system's code of one, says that the disk or a quota is full. */
export function isFullDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : error;
  return code === 'ENOSPC' || code === 'EDQUOT';
}
