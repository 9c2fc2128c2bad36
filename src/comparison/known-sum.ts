/** A sum that is unknown where one of its values is: a partial sum would look like a whole one. */
export class KnownSum {
  #sum = 0;
  #known = 0;

  /** @param value negative or NaN = not known */
  add(value: number): void {
    if (!(value >= 0)) return;
    this.#sum += value;
    this.#known += 1;
  }

  /** @param count of all values */
  sumOf(count: number): number | null {
    return this.#known === count ? this.#sum : null;
  }
}
