import type { JsonValue } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';

/** A set whose members are texts, with their values if its strategy has values. */
export interface Exportable {
  members(): AsyncIterable<Expiring<string> & { readonly value?: JsonValue | null }>;
}

/**
 * The live members of a set as lines of JSON, each with its line feed:
 * `{"member":"alice","expiresAt":1800000000000,"value":{"room":7}}`. `expiresAt` is epoch ms, or null for
 * never. `value` is null for a member without a value, and absent if the strategy has no values.
 *
 * The set is read during iteration, in bounded steps, with the guarantees of its `members()`.
 * `Readable.from(exportNdjson(set))` makes a stream of it.
 */
export async function* exportNdjson(set: Exportable): AsyncGenerator<string> {
  for await (const { member, expiresAt, value } of set.members()) {
    const moment = expiresAt === Infinity ? null : expiresAt;
    yield `${JSON.stringify({ member, expiresAt: moment, value })}\n`;
  }
}
