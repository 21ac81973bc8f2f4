import type { JsonValue } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';

/** A set whose members are texts; with their values, where its strategy keeps any. */
export interface Exportable {
  members(): AsyncIterable<Expiring<string> & { readonly value?: JsonValue | null }>;
}

/**
 * A set's live members as lines of JSON, each with its line feed:
 * `{"member":"alice","expiresAt":1800000000000,"value":{"room":7}}`. `expiresAt` is epoch ms, null for
 * never; `value` is null for a member without one, and left out by strategies that keep none.
 *
 * It is read while it is iterated, in bounded steps, and promises what the set's `members()` does.
 * `Readable.from(exportNdjson(set))` makes a stream of it.
 */
export async function* exportNdjson(set: Exportable): AsyncGenerator<string> {
  for await (const { member, expiresAt, value } of set.members()) {
    const moment = expiresAt === Infinity ? null : expiresAt;
    yield `${JSON.stringify({ member, expiresAt: moment, value })}\n`;
  }
}
