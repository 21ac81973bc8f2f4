import type { Reply } from '../redis/reply.ts';
import { Notes } from './notes.ts';

/** A member whose time was up. */
export interface ExpiredEvent<Value> {
  /**
   * `<set>:<expiresAt>:<member>`, the same each time the event is handed out: who remembers the ids that
   * it has handled (`seenBefore`) acts once, though events come at least once.
   */
  readonly id: string;
  readonly set: string;
  readonly member: string;
  /** The value that the member carried, or null. */
  readonly value: Value | null;
  /** Epoch ms: when its time was up. It was ended then, or later if no sweeper ran. */
  readonly expiresAt: number;
  /** Whether another consumer was handed it before and did not finish, or this one failed with it. */
  readonly redelivered: boolean;
}

/** Events that were written, and are handed out and finished, together. */
export interface ExpiredEntry<Value> {
  readonly id: string;
  readonly events: readonly ExpiredEvent<Value>[];
}

/** Reads { 1, entries taken over, id, notes, id, notes, … }. */
export function readEntries<Value>(
  reply: Reply,
  set: string,
  parseValue: (json: string | null) => Value | null,
): ExpiredEntry<Value>[] {
  let takenOver = reply.integer();
  return reply.rest((row) => {
    const id = row.string();
    const redelivered = takenOver > 0;
    takenOver -= 1;
    const events = new Notes(row.string()).map((member, note) => {
      const colon = note.indexOf(':');
      const expiresAt = Number(colon === -1 ? note : note.slice(0, colon));
      const value = parseValue(colon === -1 ? null : note.slice(colon + 1));
      return { id: `${set}:${expiresAt}:${member}`, set, member, value, expiresAt, redelivered };
    });
    return { id, events };
  });
}
