import { BatchedOperation } from '../../redis/batched-operation.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { TurnQueue } from '../../redis/turn-queue.ts';
import { readExpiries } from '../reading/expiries.ts';
import { readValue, type Removal, type StoredMember } from '../reading/member-value.ts';
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
import type { ScriptCall } from './strategy-scripts.ts';

/** Operations of every strategy on checked members of the set of a name. */
export interface MembershipOperations {
  readonly add: (set: string, addition: Addition) => Promise<AdditionOutcome>;
  /** As many as fit in a batch are added in one atomic step. */
  readonly addMany: (
    set: string,
    additions: readonly Addition[],
  ) => Promise<readonly AdditionOutcome[]>;
  readonly has: (set: string, member: string) => Promise<boolean>;
  readonly remove: (set: string, member: string) => Promise<Removal>;
  readonly expiriesOf: (set: string, members: readonly string[]) => Promise<(ExpiresAt | null)[]>;
}

/** Operations of the strategies in which each member has a separate expiry. */
export interface RenewableOperations extends MembershipOperations {
  readonly reschedule: (set: string, change: Rescheduling) => Promise<ReschedulingOutcome>;
}

/** Operations of the strategies that also store values. */
export interface ValueOperations extends RenewableOperations {
  readonly get: (set: string, member: string) => Promise<StoredMember | null>;
}

/** Runs a script on the set of a name. `args` follow the arguments that all scripts of the strategy have. */
type RunScript = (
  set: string,
  args: readonly ScriptArgument[],
  call?: ScriptCall,
) => Promise<Reply>;

/** One script for each operation. Each replies like the script of this name in `sorted/`. */
type Scripts<Name extends string> = Readonly<Record<Name, RunScript>>;

type MembershipScript = 'add' | 'has' | 'remove' | 'expiries';

/** 48 members keep a script well under a millisecond, and make its fixed cost a small part of it. */
export const BATCH = 48;

/** Half as many where each takes longer: to move it in the order, or to copy its value. */
export const SHORT_BATCH = 24;

/** How many members one script takes. */
interface BatchSizes {
  readonly members?: number;
  /** Additions and changes of expiry. */
  readonly moves?: number;
  readonly expiries?: number;
}

/**
 * Lets the calls of one event-loop turn on one set travel in one script; once for all sets of a
 * connection. The group of a batch is the name of the set.
 */
export function batchMembership(
  queue: TurnQueue,
  scripts: Scripts<MembershipScript>,
  { members = BATCH, moves = members, expiries = BATCH }: BatchSizes = {},
): MembershipOperations {
  const addAll = async (set: string, all: readonly Addition[]) => {
    const names = all.map(({ member }) => member);
    const reply = await scripts.add(set, encodeAdditions(all), { members: names });
    const now = reply.integer();
    return reply.rest((row) => readOutcome(row, now));
  };
  const add = new BatchedOperation<Addition, AdditionOutcome>(queue, moves, addAll);
  const has = new BatchedOperation<string, boolean>(queue, members, async (set, all) => {
    const reply = await scripts.has(set, all, { members: all });
    return reply.rest((row) => row.flag());
  });
  const remove = new BatchedOperation<string, Removal>(queue, members, async (set, all) => {
    const reply = await scripts.remove(set, all, { members: all });
    const now = reply.integer();
    return reply.rest((row) => readRemoval(row, now));
  });
  return {
    add: (set, addition) => add.submit(set, addition),
    async addMany(set, additions) {
      queue.flush(set);
      const sent: Promise<AdditionOutcome[]>[] = [];
      for (let from = 0; from < additions.length; from += moves) {
        sent.push(addAll(set, additions.slice(from, from + moves)));
      }
      return (await Promise.all(sent)).flat();
    },
    has: (set, member) => has.submit(set, member),
    remove: (set, member) => remove.submit(set, member),
    expiriesOf(set, all) {
      queue.flush(set);
      return readExpiries(
        all,
        (chunk) => scripts.expiries(set, chunk, { members: chunk }),
        expiries,
      );
    },
  };
}

/** The same, with changes of expiry. */
export function batchRenewable(
  queue: TurnQueue,
  scripts: Scripts<MembershipScript | 'reschedule'>,
  sizes: BatchSizes = {},
): RenewableOperations {
  const { members = BATCH, moves = members } = sizes;
  const rescheduleAll = async (set: string, changes: readonly Rescheduling[]) => {
    const [first] = changes;
    const once = first?.once;
    const names = changes.map(({ member }) => member);
    const args = changes.flatMap((c) => [c.change, c.member, c.amount]);
    const reply = await scripts.reschedule(set, args, { once, members: names });
    const now = reply.integer();
    return changes.map(({ change }) => ({
      ...readRescheduling(reply, now, change),
      ...once?.replay,
    }));
  };
  const reschedule = new BatchedOperation<Rescheduling, ReschedulingOutcome>(
    queue,
    moves,
    rescheduleAll,
  );
  const rescheduleOnce = new BatchedOperation<Rescheduling, ReschedulingOutcome>(
    queue,
    1,
    rescheduleAll,
  );
  return {
    ...batchMembership(queue, scripts, sizes),
    reschedule: (set, change) => (change.once ? rescheduleOnce : reschedule).submit(set, change),
  };
}

/** The same, with values. */
export function batchValues(
  queue: TurnQueue,
  scripts: Scripts<MembershipScript | 'reschedule' | 'get'>,
  sizes: BatchSizes = {},
): ValueOperations {
  const get = new BatchedOperation<string, StoredMember | null>(
    queue,
    SHORT_BATCH,
    async (set, members) => {
      const reply = await scripts.get(set, members, { members });
      const now = reply.integer();
      return reply.rest((row) => {
        const expiresAt = row.expiry();
        const json = readValue(row);
        return expiresAt === 0 ? null : { expiresAt, json, now };
      });
    },
  );
  return {
    ...batchRenewable(queue, scripts, sizes),
    get: (set, member) => get.submit(set, member),
  };
}

/** Reads the reply of a `remove.lua` for one member. */
function readRemoval(row: Reply, now: number): Removal {
  const expiresAt = row.expiry();
  const json = readValue(row);
  return expiresAt === 0 ? { status: 'absent', now } : { status: 'removed', expiresAt, json, now };
}
