/** A uniform random sample of bounded size (reservoir sampling). */
export class FairSample<Item> {
  readonly #size: number;
  readonly #random: () => number;
  readonly #items: Item[] = [];
  #offered = 0;

  constructor(size: number, random: () => number = Math.random) {
    this.#size = size;
    this.#random = random;
  }

  /** Calls `make` only if the item is taken. */
  offer(make: () => Item): void {
    this.#offered += 1;
    if (this.#items.length < this.#size) {
      this.#items.push(make());
      return;
    }
    const place = Math.floor(this.#random() * this.#offered);
    if (place < this.#size) this.#items[place] = make();
  }

  get items(): readonly Item[] {
    return this.#items;
  }
}
