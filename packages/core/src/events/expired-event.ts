import type { Reply } from '../redis/reply.ts';
import { ChangeLogPairs } from './change-log-pairs.ts';

/** An expired member. */
export interface ExpiredEvent<Value> {
  /**
   * `<set>:<expiresAt>:<member>`, the same for each delivery. Events are delivered at least once; with
   * remembered ids (`seenBefore`), a consumer acts once.
   */
  readonly id: string;
  readonly set: string;
  readonly member: string;
  /** The value of the member, or null. */
  readonly value: Value | null;
  /** Epoch ms: its expiry. It was removed then, or later if no sweeper ran. */
  readonly expiresAt: number;
  /** Whether another consumer did not finish it, or this one failed with it. */
  readonly redelivered: boolean;
}

/** A range of events of one entry: from an index, counted from 0, up to another, which is excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Events of one entry that a consumer receives together. */
export interface ExpiredPart<Value> extends Range {
  /** Id of the entry. */
  readonly id: string;
  /** How often consumers have begun it before. */
  readonly tries: number;
  readonly events: readonly ExpiredEvent<Value>[];
}

/** Reads { …, entry id, from, to, tries, pairs, … }, the end of a reply. */
export function readParts<Value>(
  reply: Reply,
  set: string,
  parseValue: (json: string | null) => Value | null,
): ExpiredPart<Value>[] {
  return reply.rest((row) => {
    const part = { id: row.string(), from: row.integer(), to: row.integer(), tries: row.integer() };
    const events = new ChangeLogPairs(row.string()).map((member, note) => ({
      ...readNote(set, member, note, parseValue),
      redelivered: part.tries > 0,
    }));
    return { ...part, events };
  });
}

/** The event of a pair in the expired stream. */
export function readNote<Value>(
  set: string,
  member: string,
  note: string,
  parseValue: (json: string | null) => Value | null,
): Omit<ExpiredEvent<Value>, 'redelivered'> {
  const colon = note.indexOf(':');
  const expiresAt = Number(colon === -1 ? note : note.slice(0, colon));
  const value = parseValue(colon === -1 ? null : note.slice(colon + 1));
  return { id: `${set}:${expiresAt}:${member}`, set, member, value, expiresAt };
}
