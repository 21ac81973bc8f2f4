import type { Keys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { BatchedOperation } from '../redis/batched-operation.ts';
import type { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import type { AddMode, AddResult, ChangeResult, RemoveResult } from './results.ts';
import { scripts } from './scripts.ts';

/** A member to add, checked: `ttl` in ms or '' for the default, `value` as JSON or '' for none. */
export interface Addition {
  readonly mode: AddMode;
  readonly member: string;
  readonly ttl: number | '';
  readonly value: string;
}

/** A new expiry for a live member, checked. */
export interface Rescheduling {
  readonly change: 'by' | 'at' | 'never';
  readonly member: string;
  readonly amount: number | '';
}

/** A live member as it is stored. */
export interface StoredMember {
  readonly expiresAt: number;
  readonly json: string | null;
  readonly now: number;
}

/** 64 members keep a script well under a millisecond, and make its fixed cost a small part of it. */
const BATCH = 64;

/**
 * What is done to single members, for all sets of one connection. Calls of one event-loop turn on one
 * set travel in one script; the group of a batch is the name of the set.
 */
export function createMemberOperations(session: RedisSession, keys: Keys, queue: TurnQueue) {
  return {
    add: new BatchedOperation<Addition, AddResult>(queue, BATCH, (set, additions) =>
      sendAdditions(session, keys, set, additions),
    ),

    has: new BatchedOperation<string, boolean>(queue, BATCH, async (set, members) => {
      const { meta, members: key } = keys.set(set);
      const reply = await session.run(scripts.has, [meta, key], members);
      return reply.rest((row) => row.flag());
    }),

    get: new BatchedOperation<string, StoredMember | null>(queue, BATCH, async (set, members) => {
      const { meta, members: key, values } = keys.set(set);
      const reply = await session.run(scripts.get, [meta, key, values], members);
      const now = reply.integer();
      return reply.rest((row) => {
        const expiresAt = row.expiry();
        const json = row.stringOrNull();
        return expiresAt === 0 ? null : { expiresAt, json, now };
      });
    }),

    remove: new BatchedOperation<string, RemoveResult>(queue, BATCH, async (set, members) => {
      const { meta, members: key, values } = keys.set(set);
      const reply = await session.run(scripts.remove, [meta, key, values], members);
      const now = reply.integer();
      return reply.rest((row) => ({ status: row.flag() ? 'removed' : 'absent', now }));
    }),

    reschedule: new BatchedOperation<Rescheduling, ChangeResult | 'refused'>(
      queue,
      BATCH,
      async (set, changes) => {
        const { meta, members: key } = keys.set(set);
        const reply = await session.run(
          scripts.reschedule,
          [meta, key],
          [LIMITS.ttlMs, ...changes.flatMap((c) => [c.change, c.member, c.amount])],
        );
        const now = reply.integer();
        return reply.rest((row) => changeResult(row, now));
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
): Promise<AddResult[]> {
  const { meta, members, values } = keys.set(set);
  const reply = await session.run(
    scripts.add,
    [meta, members, values],
    additions.flatMap(({ mode, member, ttl, value }) => [mode, member, ttl, value]),
  );
  const now = reply.integer();
  return reply.rest((row) => addResult(row, now));
}

function addResult(row: Reply, now: number): AddResult {
  const status = row.integer();
  const expiresAt = row.expiry();
  if (status === 1) return { status: 'added', expiresAt, now };
  if (status === 2) return { status: 'updated', expiresAt, now };
  if (status === 0) return { status: 'kept', expiresAt, now };
  return { status: 'absent', now };
}

function changeResult(row: Reply, now: number): ChangeResult | 'refused' {
  const status = row.integer();
  const expiresAt = row.expiry();
  if (status === 1) return { status: 'changed', expiresAt, now };
  if (status === 0) return { status: 'absent', now };
  return 'refused';
}
