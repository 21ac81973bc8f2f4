import type { Keys } from '../../keys.ts';
import { BatchedOperation } from '../../redis/batched-operation.ts';
import type { RedisSession } from '../../redis/session.ts';
import type { SetContext } from '../set-context.ts';
import { encodeAdditions, readOutcome, type Addition, type AdditionOutcome } from '../addition.ts';
import { readRemoval, type Removal } from '../member-scripts.ts';
import { readRescheduling, type Rescheduling, type ReschedulingOutcome } from '../rescheduling.ts';
import { journalled, sortedScripts } from './scripts.ts';

/** A live member as it is stored. */
export interface StoredMember {
  readonly expiresAt: number;
  readonly json: string | null;
  readonly now: number;
}

/** 64 members keep a script well under a millisecond, and make its fixed cost a small part of it. */
const BATCH = 64;

/** Half as many where each takes longer: to move it in the order, or to copy its value. */
const SHORT_BATCH = 32;

/**
 * What is done to single members, for all sets of one connection. Calls of one event-loop turn on one
 * set travel in one script; the group of a batch is the name of the set.
 */
export function createMemberOperations({ session, keys, queue }: SetContext) {
  return {
    add: new BatchedOperation<Addition, AdditionOutcome>(queue, SHORT_BATCH, (set, additions) =>
      sendAdditions(session, keys, set, additions),
    ),

    has: new BatchedOperation<string, boolean>(queue, BATCH, async (set, members) => {
      const { meta, members: key } = keys.set(set);
      const reply = await session.run(sortedScripts.has, [meta, key], members);
      return reply.rest((row) => row.flag());
    }),

    get: new BatchedOperation<string, StoredMember | null>(
      queue,
      SHORT_BATCH,
      async (set, members) => {
        const { meta, members: key, values } = keys.set(set);
        const reply = await session.run(sortedScripts.get, [meta, key, values], members);
        const now = reply.integer();
        return reply.rest((row) => {
          const expiresAt = row.expiry();
          const json = row.stringOrNull();
          return expiresAt === 0 ? null : { expiresAt, json, now };
        });
      },
    ),

    remove: new BatchedOperation<string, Removal>(queue, BATCH, async (set, members) => {
      const written = journalled(keys, set);
      const reply = await session.run(sortedScripts.remove, written.keys, [
        ...written.args,
        ...members,
      ]);
      const now = reply.integer();
      return reply.rest((row) => readRemoval(row, now));
    }),

    reschedule: new BatchedOperation<Rescheduling, ReschedulingOutcome>(
      queue,
      SHORT_BATCH,
      async (set, changes) => {
        const written = journalled(keys, set);
        const reply = await session.run(sortedScripts.reschedule, written.keys, [
          ...written.args,
          ...changes.flatMap((c) => [c.change, c.member, c.amount]),
        ]);
        const now = reply.integer();
        return reply.rest((row) => readRescheduling(row, now));
      },
    ),
  };
}

export type MemberOperations = ReturnType<typeof createMemberOperations>;

/** Adds members of one set in one script: all of them, or none if Redis fails. */
export async function sendAdditions(
  session: RedisSession,
  keys: Keys,
  set: string,
  additions: readonly Addition[],
): Promise<AdditionOutcome[]> {
  const written = journalled(keys, set);
  const reply = await session.run(sortedScripts.add, written.keys, [
    ...written.args,
    ...encodeAdditions(additions),
  ]);
  const now = reply.integer();
  return reply.rest((row) => readOutcome(row, now));
}
