import { writeFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { redactSecrets } from './redact.ts';

export type LogStream = 'stdout' | 'stderr';

interface BoundedLogOptions {
  /** Most bytes kept; one half is for the first lines, the other for the last. */
  readonly maxBytes?: number | undefined;
  /** Called with every line, secrets removed, also those that are not kept. */
  readonly onLine?: ((line: string, stream: LogStream) => void) | undefined;
}

const DEFAULT_MAX_BYTES = 1024 * 1024;
/** A line longer than this is cut: a program that never writes a line end must not fill the memory. */
const MAX_LINE_CHARACTERS = 8192;

interface PartialLine {
  readonly decoder: StringDecoder;
  text: string;
  cutCharacters: number;
}

/** Output of a process by lines: secrets removed before anything is kept, head and tail kept, the middle dropped and counted. */
export class BoundedLog {
  readonly #halfBytes: number;
  readonly #onLine: BoundedLogOptions['onLine'];
  readonly #head: string[] = [];
  #headBytes = 0;
  #tail: string[] = [];
  #tailBytes = 0;
  #droppedLines = 0;
  readonly #partial: Record<LogStream, PartialLine> = {
    stdout: { decoder: new StringDecoder('utf8'), text: '', cutCharacters: 0 },
    stderr: { decoder: new StringDecoder('utf8'), text: '', cutCharacters: 0 },
  };

  constructor({ maxBytes = DEFAULT_MAX_BYTES, onLine }: BoundedLogOptions = {}) {
    this.#halfBytes = Math.floor(maxBytes / 2);
    this.#onLine = onLine;
  }

  push(chunk: Buffer, stream: LogStream): void {
    this.#take(this.#partial[stream].decoder.write(chunk), stream);
  }

  /** Takes what is left of unfinished lines. */
  end(): void {
    for (const stream of ['stdout', 'stderr'] as const) {
      const partial = this.#partial[stream];
      this.#take(partial.decoder.end(), stream);
      if (partial.text !== '' || partial.cutCharacters > 0) this.#finishLine(stream);
    }
  }

  /** The last lines, oldest first. */
  lastLines(count: number): string[] {
    const lines = this.#tail.length >= count ? this.#tail : [...this.#head, ...this.#tail];
    return lines.slice(Math.max(0, lines.length - count));
  }

  get droppedLines(): number {
    return this.#droppedLines;
  }

  text(): string {
    const gap = this.#droppedLines === 0 ? [] : [`[… ${this.#droppedLines} lines not kept …]`];
    const lines = [...this.#head, ...gap, ...this.#tail];
    return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
  }

  writeTo(file: string): void {
    writeFileSync(file, this.text());
  }

  #take(text: string, stream: LogStream): void {
    const partial = this.#partial[stream];
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      extend(partial, text.slice(from, end));
      this.#finishLine(stream);
      from = end + 1;
    }
    extend(partial, text.slice(from));
  }

  #finishLine(stream: LogStream): void {
    const partial = this.#partial[stream];
    const cut = partial.cutCharacters === 0 ? '' : ` [… ${partial.cutCharacters} characters cut]`;
    const line = `${redactSecrets(partial.text.replace(/\r$/, ''))}${cut}`;
    partial.text = '';
    partial.cutCharacters = 0;
    this.#keep(line);
    this.#onLine?.(line, stream);
  }

  #keep(line: string): void {
    const bytes = Buffer.byteLength(line) + 1;
    if (this.#tail.length === 0 && this.#droppedLines === 0 && this.#headBytes + bytes <= this.#halfBytes) {
      this.#head.push(line);
      this.#headBytes += bytes;
      return;
    }
    this.#tail.push(line);
    this.#tailBytes += bytes;
    if (this.#tailBytes > this.#halfBytes) this.#trimTail();
  }

  /** Down to three quarters at once, so that a chatty program does not cost one shift a line. */
  #trimTail(): void {
    let first = 0;
    while (first < this.#tail.length - 1 && this.#tailBytes > this.#halfBytes * 0.75) {
      this.#tailBytes -= Buffer.byteLength(this.#tail[first] ?? '') + 1;
      first += 1;
    }
    this.#tail = this.#tail.slice(first);
    this.#droppedLines += first;
  }
}

function extend(partial: PartialLine, text: string): void {
  const room = MAX_LINE_CHARACTERS - partial.text.length;
  partial.text += text.slice(0, room);
  partial.cutCharacters += Math.max(0, text.length - room);
}
