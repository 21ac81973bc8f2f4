import type { Keys } from '../../../keys.ts';
import { BatchedOperation } from '../../../redis/batched-operation.ts';
import type { Once } from '../../../redis/once.ts';
import type { RedisSession } from '../../../redis/session.ts';
import { encodeAdditions, type Addition } from '../../writing/addition.ts';
import type { AddMode, ExpiresAt, RemoveResult } from '../../results.ts';
import { readScoredRow, type ScoredRow } from '../../scored/page.ts';
import { readScoredRemoval } from '../../scored/removal.ts';
import { BATCH, SHORT_BATCH } from '../../base/member-operations.ts';
import type { SetContext } from '../../set-context.ts';
import { sweptArguments, windowKeys, windowScripts } from './scripts.ts';

/** An element to push, as push.lua reads it. */
export type Push = Addition<AddMode | 'unique'>;

/** The result of a push. */
export type PushOutcome =
  | {
      readonly status: 'added' | 'updated' | 'kept';
      readonly score: number;
      readonly expiresAt: ExpiresAt;
      readonly replaced: number;
      readonly now: number;
    }
  | { readonly status: 'absent' | 'late' | 'tooFarAhead'; readonly now: number };

export type WindowEnd = 'oldest' | 'newest';

interface Pop {
  readonly end: WindowEnd;
  /** How long additions are announced if there is no element, in ms; 0 for a pop that does not wait. */
  readonly announceForMs: number;
}

/**
 * The operations on single elements, for all window sets of one connection. The calls of one event-loop turn on one
 * set travel in one script. The group of a batch is the name of the set.
 */
export function createWindowOperations({ session, keys, queue }: SetContext) {
  const popAll = async (set: string, pops: readonly Pop[], once?: Once) => {
    const args = pops.flatMap(({ end, announceForMs }) => [end, announceForMs]);
    const own = windowKeys(keys, set);
    const reply = await (once ?? session).run(windowScripts.pop, own, args, 'bytes');
    reply.integer();
    return reply.rest((row) => (row.flag() ? readScoredRow(row) : null));
  };
  return {
    push: new BatchedOperation<Push, PushOutcome>(queue, SHORT_BATCH, (set, pushes) =>
      sendPushes(session, keys, set, pushes),
    ),

    has: new BatchedOperation<string, boolean>(queue, BATCH, async (set, texts) => {
      const reply = await session.run(windowScripts.has, windowKeys(keys, set), texts);
      return reply.rest((row) => row.flag());
    }),

    remove: new BatchedOperation<string, RemoveResult>(queue, BATCH, async (set, texts) => {
      const reply = await session.run(windowScripts.remove, windowKeys(keys, set), texts);
      const now = reply.integer();
      return reply.rest((row) => readScoredRemoval(row, now));
    }),

    pop: new BatchedOperation<Pop, ScoredRow | null>(queue, SHORT_BATCH, popAll),

    /** Pops that travel alone, in one step. */
    async popTogether(
      set: string,
      first: number,
      end: WindowEnd,
      once: Once | undefined,
    ): Promise<ScoredRow[]> {
      queue.flush(set);
      const pops = Array.from({ length: first }, () => ({ end, announceForMs: 0 }));
      const rows = await popAll(set, pops, once);
      return rows.filter((row) => row !== null);
    },
  };
}

export type WindowOperations = ReturnType<typeof createWindowOperations>;

/**
 * Pushes in one script, or in several if `unique` replaces so many elements that one script would take too long.
 * Each then removes some of them, and the last one removes the rest and adds, in one step.
 */
async function sendPushes(
  session: RedisSession,
  keys: Keys,
  set: string,
  pushes: readonly Push[],
): Promise<PushOutcome[]> {
  const swept = sweptArguments(keys, set);
  const outcomes: PushOutcome[] = [];
  let replacedBefore = 0;
  while (outcomes.length < pushes.length) {
    const rest = encodeAdditions(pushes.slice(outcomes.length));
    const reply = await session.run(windowScripts.push, swept.keys, [...swept.args, ...rest]);
    const now = reply.integer();
    const windowMs = reply.integer();
    while (!reply.done) {
      const status = PUSH_STATUS[reply.integer()];
      const expiresAt = reply.expiry();
      const replaced = replacedBefore + reply.integer();
      replacedBefore = 0;
      switch (status) {
        case 'again':
          replacedBefore = replaced;
          break;
        case 'added':
        case 'updated':
        case 'kept':
          outcomes.push({ status, score: expiresAt - windowMs, expiresAt, replaced, now });
          break;
        case 'absent':
        case 'late':
        case 'tooFarAhead':
          outcomes.push({ status, now });
          break;
        case undefined:
          throw new TypeError('push.lua replied an unknown status');
      }
    }
  }
  return outcomes;
}

/** In the order of the status numbers of push.lua. */
const PUSH_STATUS: Readonly<Record<number, PushOutcome['status'] | 'again'>> = {
  1: 'added',
  2: 'updated',
  0: 'kept',
  3: 'again',
  [-1]: 'absent',
  [-2]: 'tooFarAhead',
  [-3]: 'late',
};
