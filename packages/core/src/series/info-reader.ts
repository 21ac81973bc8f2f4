/** Reads fields of the INFO of one server, or combines those of several. */
export class InfoReader {
  readonly #replies: readonly ReadonlyMap<string, string>[];

  constructor(replies: readonly string[]) {
    this.#replies = replies.map(parse);
  }

  /** The values of the servers that have the field. */
  texts(field: string): string[] {
    return this.#replies.flatMap((reply) => reply.get(field) ?? []);
  }

  /** The sum over the servers; null unless each of them has a whole number. */
  sum(field: string): number | null {
    const texts = this.texts(field);
    if (texts.length === 0 || texts.length < this.#replies.length) return null;
    if (!texts.every((text) => /^\d{1,15}$/.test(text))) return null;
    return texts.reduce((sum, text) => sum + Number(text), 0);
  }
}

/** Lines are `field:value`; those of section headings begin with #. */
function parse(reply: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of reply.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0 && !line.startsWith('#')) fields.set(line.slice(0, colon), line.slice(colon + 1));
  }
  return fields;
}
