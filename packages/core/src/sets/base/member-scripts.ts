import { BatchedOperation } from '../../redis/batched-operation.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { TurnQueue } from '../../redis/turn-queue.ts';
import {
  encodeAdditions,
  readOutcome,
  type Addition,
  type AdditionOutcome,
} from '../writing/addition.ts';
import {
  readRescheduling,
  type Rescheduling,
  type ReschedulingOutcome,
} from '../writing/rescheduling.ts';
import type { ExpiresAt } from '../results.ts';

/** Runs a script on the set of this name; `args` follow what all scripts of its strategy take. */
type RunScript = (set: string, args: readonly ScriptArgument[]) => Promise<Reply>;

/** What every strategy does to single members. Each script replies as the one of this name in `sorted/`. */
export interface MembershipScripts {
  readonly add: RunScript;
  readonly has: RunScript;
  readonly remove: RunScript;
}

/** What a strategy does in which each member has an expiry of its own. */
export interface MemberScripts extends MembershipScripts {
  readonly reschedule: RunScript;
}

/** What became of a member that was to be removed, with its value as it was stored. */
export type Removal =
  | {
      readonly status: 'removed';
      readonly expiresAt: ExpiresAt;
      readonly json: string | null;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

/** A live member as it is stored. */
export interface StoredMember {
  readonly expiresAt: ExpiresAt;
  readonly json: string | null;
  readonly now: number;
}

/** 64 members keep a script well under a millisecond, and make its fixed cost a small part of it. */
export const BATCH = 64;

/** Half as many where each takes longer: to move it in the order, or to copy its value. */
export const SHORT_BATCH = 32;

/**
 * Lets the calls of one event-loop turn on one set travel in one script; once for all sets of a
 * connection. The group of a batch is the name of the set.
 */
export function batchMembership(queue: TurnQueue, scripts: MembershipScripts, batch = BATCH) {
  return {
    add: new BatchedOperation<Addition, AdditionOutcome>(queue, batch, async (set, additions) => {
      const reply = await scripts.add(set, encodeAdditions(additions));
      const now = reply.integer();
      return reply.rest((row) => readOutcome(row, now));
    }),

    has: new BatchedOperation<string, boolean>(queue, batch, async (set, members) => {
      const reply = await scripts.has(set, members);
      return reply.rest((row) => row.flag());
    }),

    remove: new BatchedOperation<string, Removal>(queue, batch, async (set, members) => {
      const reply = await scripts.remove(set, members);
      const now = reply.integer();
      return reply.rest((row) => readRemoval(row, now));
    }),
  };
}

/** The same, with changes of expiry. */
export function batchMemberScripts(queue: TurnQueue, scripts: MemberScripts, batch = BATCH) {
  return {
    ...batchMembership(queue, scripts, batch),

    reschedule: new BatchedOperation<Rescheduling, ReschedulingOutcome>(
      queue,
      batch,
      async (set, changes) => {
        const args = changes.flatMap((c) => [c.change, c.member, c.amount]);
        const reply = await scripts.reschedule(set, args);
        const now = reply.integer();
        return reply.rest((row) => readRescheduling(row, now));
      },
    ),
  };
}

/** Reading members with their values, for the strategies that keep them. */
export function batchGet(queue: TurnQueue, get: RunScript) {
  return new BatchedOperation<string, StoredMember | null>(
    queue,
    SHORT_BATCH,
    async (set, members) => {
      const reply = await get(set, members);
      const now = reply.integer();
      return reply.rest((row) => {
        const expiresAt = row.expiry();
        const json = readValue(row);
        return expiresAt === 0 ? null : { expiresAt, json, now };
      });
    },
  );
}

export type GetOperation = ReturnType<typeof batchGet>;

export type MembershipOperations = ReturnType<typeof batchMembership>;

export type MemberOperations = ReturnType<typeof batchMemberScripts>;

/** Reads what the scripts `remove.lua` reply of a member. */
export function readRemoval(row: Reply, now: number): Removal {
  const expiresAt = row.expiry();
  const json = readValue(row);
  return expiresAt === 0 ? { status: 'absent', now } : { status: 'removed', expiresAt, json, now };
}

/** Reads a value as it is stored. Native sets have '' in place of none. */
export function readValue(row: Reply): string | null {
  const json = row.stringOrNull();
  return json === '' ? null : json;
}
