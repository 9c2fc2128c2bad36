import { noteLine } from './job-log.ts';

/** What a client of GitHub's came to, and what it complained of meanwhile. */
export interface Heard<T> {
  readonly result: T;
  readonly complaints: readonly string[];
}

type Written = () => void;

/**
 * Runs one of GitHub's clients and reads what it prints. They tell why a cache entry could not be restored or saved only as annotations on
 * standard output: read here, the caller says it once, in its own words; everything else is passed on as plain notes. One at a time.
 */
export async function listenToClient<T>(work: () => Promise<T>): Promise<Heard<T>> {
  const { stdout } = process;
  // Called on the stream, and put back as it was.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const original = stdout.write;
  const complaints: string[] = [];
  const take = (line: string): void => {
    const complaint = /^::(?:warning|error)[^:]*::(.*)$/.exec(line)?.[1];
    if (complaint !== undefined) complaints.push(unescapeData(complaint));
    else if (line !== '' && !line.startsWith('::')) original.call(stdout, `${noteLine(line)}\n`);
  };
  let unfinished = '';
  stdout.write = (chunk: string | Uint8Array, encoding?: BufferEncoding | Written, written?: Written): boolean => {
    const lines = `${unfinished}${typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')}`.split(/\r?\n/);
    unfinished = lines.pop() ?? '';
    lines.forEach(take);
    const done = typeof encoding === 'function' ? encoding : written;
    if (done !== undefined) process.nextTick(done);
    return true;
  };
  try {
    return { result: await work(), complaints };
  } finally {
    stdout.write = original;
    take(unfinished);
  }
}

/** Source: `escapeData` of @actions/core 3.0.1. */
function unescapeData(text: string): string {
  return text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
}
