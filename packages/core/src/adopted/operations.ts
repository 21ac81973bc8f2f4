import { BatchedOperation } from '../redis/batched-operation.ts';
import type { Reply } from '../redis/reply.ts';
import type { ReplyEncoding, Script, ScriptArgument } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import {
  encodeAdditions,
  readOutcome,
  type Addition,
  type AdditionOutcome,
} from '../sets/writing/addition.ts';
import type { AddMode, ChangeResult, RemoveResult } from '../sets/results.ts';
import { readScore, type ScoredRow } from '../sets/scored/page.ts';
import { readScoredRemoval } from '../sets/scored/removal.ts';
import type { Scale } from './layout.ts';
import { adoptedScripts } from './scripts.ts';

/** The shared parts of all adopted sets of one connection. */
export interface AdoptedContext {
  readonly session: RedisSession;
  readonly queue: TurnQueue;
}

/** A new expiry of a live member, checked. */
export interface Rescheduling {
  readonly change: 'by' | 'at';
  readonly member: string | Buffer;
  readonly amount: number;
}

export type StoredMember = Pick<ScoredRow, 'score' | 'expiresAt'> & { readonly now: number };

type AdoptedAddition = Addition<AddMode, string | Buffer>;

/** 48 members keep a script well below a millisecond, and its fixed cost low. */
const BATCH = 48;

/**
 * The operations on one sorted set of other programs. Calls of one event-loop turn travel in one script, in
 * their order, for any number of handles.
 */
export function createAdoptedOperations(
  { session, queue }: AdoptedContext,
  key: string,
  { unitMs, afterMs }: Scale,
) {
  // No set of Mayfly has a space in its name.
  const group = `key ${key}`;
  const run = (script: Script, args: readonly ScriptArgument[], encoding?: ReplyEncoding) =>
    session.run(script, [key], [unitMs, afterMs, ...args], encoding);
  // Other programs count ranges that end now, which would not have an insertion in the future.
  const round = afterMs === 0 ? 'up' : 'down';

  const add = new BatchedOperation<AdoptedAddition, AdditionOutcome>(
    queue,
    BATCH,
    async (_, additions) => {
      const reply = await run(adoptedScripts.add, [round, ...encodeAdditions(additions)]);
      const now = reply.integer();
      return reply.rest((row) => readOutcome(row, now));
    },
  );
  const has = new BatchedOperation<string | Buffer, boolean>(queue, BATCH, async (_, members) => {
    const reply = await run(adoptedScripts.has, members);
    return reply.rest((row) => row.flag());
  });
  const get = new BatchedOperation<string | Buffer, StoredMember | null>(
    queue,
    BATCH,
    async (_, members) => {
      const reply = await run(adoptedScripts.get, members);
      const now = reply.integer();
      return reply.rest((row) =>
        row.flag() ? { score: readScore(row), expiresAt: row.expiry(), now } : null,
      );
    },
  );
  const remove = new BatchedOperation<string | Buffer, RemoveResult>(
    queue,
    BATCH,
    async (_, members) => {
      const reply = await run(adoptedScripts.remove, members);
      const now = reply.integer();
      return reply.rest((row) => readScoredRemoval(row, now));
    },
  );
  const reschedule = new BatchedOperation<Rescheduling, ChangeResult | 'refused'>(
    queue,
    BATCH,
    async (_, changes) => {
      const args = changes.flatMap((c) => [c.change, c.member, c.amount]);
      const reply = await run(adoptedScripts.reschedule, args);
      const now = reply.integer();
      return reply.rest((row) => changeResult(row, now));
    },
  );

  return {
    add: (addition: AdoptedAddition) => add.submit(group, addition),
    has: (member: string | Buffer) => has.submit(group, member),
    get: (member: string | Buffer) => get.submit(group, member),
    remove: (member: string | Buffer) => remove.submit(group, member),
    reschedule: (change: Rescheduling) => reschedule.submit(group, change),

    /** Runs a script on the whole set, after earlier calls of this turn are sent. */
    run(script: Script, args: readonly ScriptArgument[], encoding?: ReplyEncoding) {
      queue.flush(group);
      return run(script, args, encoding);
    },
  };
}

export type AdoptedOperations = ReturnType<typeof createAdoptedOperations>;

function changeResult(row: Reply, now: number): ChangeResult | 'refused' {
  const status = row.integer();
  const expiresAt = row.expiry();
  const formerExpiresAt = row.expiry();
  if (status === 1) return { status: 'changed', expiresAt, formerExpiresAt, now };
  if (status === 0) return { status: 'absent', now };
  return 'refused';
}
