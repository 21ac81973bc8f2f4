import type { Reply } from '../redis/reply.ts';
import { ChangeLogPairs } from './change-log-pairs.ts';

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

/** Events of one entry by their places in it: from one, counted from 0, up to another, which is excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Events of one entry that are handed to a consumer together. */
export interface ExpiredPart<Value> extends Range {
  /** Id of the entry. */
  readonly id: string;
  readonly events: readonly ExpiredEvent<Value>[];
}

/** Reads { …, entry id, from, to, 1 if another consumer had it else 0, notes, … }, the end of a reply. */
export function readParts<Value>(
  reply: Reply,
  set: string,
  parseValue: (json: string | null) => Value | null,
): ExpiredPart<Value>[] {
  return reply.rest((row) => {
    const part = { id: row.string(), from: row.integer(), to: row.integer() };
    const redelivered = row.flag();
    const events = new ChangeLogPairs(row.string()).map((member, note) => {
      const colon = note.indexOf(':');
      const expiresAt = Number(colon === -1 ? note : note.slice(0, colon));
      const value = parseValue(colon === -1 ? null : note.slice(colon + 1));
      return { id: `${set}:${expiresAt}:${member}`, set, member, value, expiresAt, redelivered };
    });
    return { ...part, events };
  });
}
