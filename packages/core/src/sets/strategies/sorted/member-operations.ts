import type { Keys } from '../../../keys.ts';
import { BatchedOperation } from '../../../redis/batched-operation.ts';
import type { RedisSession } from '../../../redis/session.ts';
import type { SetContext } from '../../set-context.ts';
import {
  encodeAdditions,
  readOutcome,
  type Addition,
  type AdditionOutcome,
} from '../../writing/addition.ts';
import {
  BATCH,
  batchGet,
  readRemoval,
  SHORT_BATCH,
  type Removal,
} from '../../base/member-scripts.ts';
import {
  readRescheduling,
  type Rescheduling,
  type ReschedulingOutcome,
} from '../../writing/rescheduling.ts';
import { changeLogArguments, sortedScripts } from './scripts.ts';

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

    get: batchGet(queue, (set, members) => {
      const { meta, members: key, values } = keys.set(set);
      return session.run(sortedScripts.get, [meta, key, values], members);
    }),

    remove: new BatchedOperation<string, Removal>(queue, BATCH, async (set, members) => {
      const written = changeLogArguments(keys, set);
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
        const written = changeLogArguments(keys, set);
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

/** Adds members of one set, in scripts of `SHORT_BATCH` members, behind the earlier calls on the set. */
export async function sendAllAdditions(
  { session, keys, queue }: Pick<SetContext, 'session' | 'keys' | 'queue'>,
  set: string,
  additions: readonly Addition[],
): Promise<AdditionOutcome[]> {
  const sent: Promise<AdditionOutcome[]>[] = [];
  queue.flush(set);
  for (let start = 0; start < additions.length; start += SHORT_BATCH) {
    sent.push(sendAdditions(session, keys, set, additions.slice(start, start + SHORT_BATCH)));
  }
  return (await Promise.all(sent)).flat();
}

/** Adds members of one set in one script: all of them, or none if Redis fails. */
async function sendAdditions(
  session: RedisSession,
  keys: Keys,
  set: string,
  additions: readonly Addition[],
): Promise<AdditionOutcome[]> {
  const written = changeLogArguments(keys, set);
  const reply = await session.run(sortedScripts.add, written.keys, [
    ...written.args,
    ...encodeAdditions(additions),
  ]);
  const now = reply.integer();
  return reply.rest((row) => readOutcome(row, now));
}
