/**
 * Reads the flat list that a script replies, item by item, as the header of the script describes it. An item
 * of another type is a bug, and so a TypeError.
 */
export class Reply {
  readonly #items: readonly unknown[];
  #position = 0;

  constructor(items: unknown) {
    if (!Array.isArray(items)) throw new TypeError('The reply of a script must be a list');
    this.#items = items;
  }

  /** The reply of a script that packs its numbers: one string of doubles, little-endian. */
  static ofNumbers(packed: unknown): Reply {
    if (!Buffer.isBuffer(packed)) throw new TypeError('The reply of a script must be bytes');
    const numbers: number[] = [];
    for (let at = 0; at < packed.length; at += 8) numbers.push(packed.readDoubleLE(at));
    return new Reply(numbers);
  }

  get done(): boolean {
    return this.#position >= this.#items.length;
  }

  integer(): number {
    const item = this.#next();
    if (typeof item !== 'number') throw this.#mismatch('an integer', item);
    return item;
  }

  string(): string {
    const item = this.#next();
    if (Buffer.isBuffer(item)) return item.toString();
    if (typeof item !== 'string') throw this.#mismatch('a string', item);
    return item;
  }

  /** A string that need not be UTF-8, of a reply in bytes. */
  bytes(): Buffer {
    const item = this.#next();
    if (!Buffer.isBuffer(item)) throw this.#mismatch('bytes', item);
    return item;
  }

  stringOrNull(): string | null {
    const item = this.#next();
    if (item !== null && typeof item !== 'string') throw this.#mismatch('a string or nil', item);
    return item;
  }

  /** A list within the list. */
  list(): Reply {
    return new Reply(this.#next());
  }

  /** A list of strings that packed-list.lua has written. */
  packedList(): Reply {
    const item = this.#next();
    return new Reply(typeof item === 'string' ? item.split('\n') : item);
  }

  flag(): boolean {
    return this.integer() === 1;
  }

  /** In replies, -1 means "never expires" (expiry.lua, `to_wire`); here it is Infinity. */
  expiry(): number {
    const expiry = this.integer();
    return expiry === -1 ? Infinity : expiry;
  }

  /** The rest of the list, each item or row of items read by `read`. */
  rest<Row>(read: (reply: this) => Row): Row[] {
    const all: Row[] = [];
    while (!this.done) all.push(read(this));
    return all;
  }

  #next(): unknown {
    return this.#items[this.#position++];
  }

  #mismatch(expected: string, item: unknown): TypeError {
    return new TypeError(
      `Item ${this.#position} of a script's reply is ${typeof item}, not ${expected}`,
    );
  }
}
