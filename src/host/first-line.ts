/** What the first line of a process's output says that says anything wanted. */
export class FirstLine<T> {
  /** Settles with that line; never, where none comes. */
  readonly found: Promise<T>;
  #resolve: (value: T) => void = () => undefined;
  readonly #parse: (line: string) => T | null;

  /** @param parse null for a line that says nothing of it */
  constructor(parse: (line: string) => T | null) {
    this.#parse = parse;
    this.found = new Promise((resolve) => (this.#resolve = resolve));
  }

  take(line: string): void {
    const value = this.#parse(line);
    if (value !== null) this.#resolve(value);
  }
}
