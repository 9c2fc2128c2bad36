import { IndexbenchError } from '../../model/errors.ts';

/** A value of another tool's JSON: each step and each reading says where it was when it finds something else than it needs. */
export class JsonValue {
  readonly #value: unknown;
  readonly #where: string;
  readonly #pointer: string;

  private constructor(value: unknown, where: string, pointer: string) {
    this.#value = value;
    this.#where = where;
    this.#pointer = pointer;
  }

  /** Throws INPUT_NOT_JSON. */
  static parse(text: string, where: string): JsonValue {
    try {
      return new JsonValue(JSON.parse(text) as unknown, where, '');
    } catch (cause) {
      const detail = text.trim() === '' ? 'the file is empty' : cause instanceof Error ? cause.message : String(cause);
      throw new IndexbenchError('INPUT_NOT_JSON', { what: `not valid JSON: ${detail}`, where, cause });
    }
  }

  at(key: string): JsonValue {
    const record = this.#record();
    return new JsonValue(Object.hasOwn(record, key) ? record[key] : undefined, this.#where, `${this.#pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }

  get isAbsent(): boolean {
    return this.#value === undefined || this.#value === null;
  }

  list(): JsonValue[] {
    if (!Array.isArray(this.#value)) this.#refuse('a list');
    return (this.#value as unknown[]).map((value, index) => new JsonValue(value, this.#where, `${this.#pointer}/${String(index)}`));
  }

  keys(): string[] {
    return Object.keys(this.#record());
  }

  text(): string {
    if (typeof this.#value !== 'string') this.#refuse('a text');
    return this.#value;
  }

  /** A finite number that is not negative. */
  number(): number {
    if (typeof this.#value !== 'number' || !Number.isFinite(this.#value) || this.#value < 0) this.#refuse('a number that is not negative');
    return this.#value;
  }

  /** A whole number that a double holds exactly. */
  count(): number {
    if (!Number.isSafeInteger(this.#value) || (this.#value as number) < 0) this.#refuse('a whole number up to 2^53');
    return this.#value as number;
  }

  #record(): Record<string, unknown> {
    if (this.#value === null || typeof this.#value !== 'object' || Array.isArray(this.#value)) this.#refuse('an object');
    return this.#value as Record<string, unknown>;
  }

  #refuse(wanted: string): never {
    const found = this.#value === undefined ? 'nothing' : JSON.stringify(this.#value);
    throw new IndexbenchError('INPUT_INVALID', { what: `${found.length <= 80 ? found : `${found.slice(0, 77)}...`} where ${wanted} is needed`, where: `${this.#where}#${this.#pointer}`, next: 'Give the tool’s own output, unedited.' });
  }
}
