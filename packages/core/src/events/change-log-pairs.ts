/** The pairs that change-log.lua writes into an entry of a stream, as one list in JSON. */
export class ChangeLogPairs {
  readonly #items: readonly unknown[];

  constructor(json: string) {
    const items: unknown = JSON.parse(json);
    if (!Array.isArray(items)) throw new TypeError('An entry of the change log must be a list');
    this.#items = items;
  }

  map<Result>(read: (member: string, note: string) => Result): Result[] {
    return Array.from({ length: this.#items.length / 2 }, (_, index) =>
      read(String(this.#items[2 * index]), String(this.#items[2 * index + 1])),
    );
  }
}
