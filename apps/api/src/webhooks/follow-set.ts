import { MayflyError, type AnySet, type Change, type ExpirySubscription } from '@mayfly/core';
import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Batcher } from './batcher.ts';
import { BATCH_EVENTS, inBatches, toIso, toMessage, type WebhookEvent } from './message.ts';
import type { WebhookQueue } from './queue.ts';
import { keyOf, needsFeed, type Webhook, type WebhookChange } from './webhook.ts';

/** Handlers of one set: a batch is full when all of them wait. */
const CONCURRENCY = BATCH_EVENTS;

/** Events of a lost instance are delayed by this. A handler that waits longer renews it. */
const LEASE_MS = 5000;

/** The interval of attempts while the feed is closed, or the queue is full. */
const RETRY_MS = 1000;

/** A set without a feed only reports expired members. A reconciliation leaves a set that does not exist any more. */
const QUIET = new Set<string>(['FEED_OFF', 'SET_NOT_FOUND', 'WRONG_STRATEGY']);

export interface FollowContext {
  readonly webhook: Webhook;
  readonly queue: WebhookQueue;
  readonly batcher: Batcher;
  readonly signal: AbortSignal;
  /** Epoch ms on Redis's clock. */
  readonly now: () => Promise<number>;
  /** After a message was added. */
  readonly onMessage: () => void;
  readonly onError: (error: Error) => void;
}

/** A set with events: expired members, and the feed if it has one. */
export type FollowableSet = Extract<AnySet, { readonly strategy: 'sorted' | 'sharded' }>;

/**
 * Moves the changes of a set into the queue of a webhook. Expired members come from a consumer group, which delivers
 * each at least once; other changes from the feed, whose position moves in the script that adds the message.
 */
export async function followSet(
  set: FollowableSet,
  context: FollowContext,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { webhook, batcher, onError } = context;
  const { settings } = webhook;
  // The set can be deleted, or leave the selection, long before the webhook ends.
  const left = new AbortController();
  const signal = AbortSignal.any([context.signal, left.signal]);
  const group = keyOf(webhook);
  let subscription: ExpirySubscription | undefined;
  if (settings.changes.includes('expired')) {
    // Also while it is paused, so that the events wait.
    await set.expiry.createGroup(group);
    if (settings.paused === null) {
      subscription = await set.onExpired(
        group,
        ({ id, member, value, expiresAt }) =>
          batcher.add({
            id,
            change: 'expired',
            set: set.name,
            member,
            value,
            expiresAt: toIso(expiresAt),
          }),
        {
          concurrency: CONCURRENCY,
          leaseMs: LEASE_MS,
          onError: (error) => signal.aborted || onError(error),
        },
      );
    }
  }
  const feed =
    needsFeed(settings) && settings.paused === null
      ? followFeed(set, { ...context, signal })
      : undefined;
  return {
    async stop() {
      left.abort();
      await subscription?.stop();
      await feed;
    },
  };
}

async function followFeed(set: FollowableSet, context: FollowContext): Promise<void> {
  const { queue, signal, onError } = context;
  let position = '';
  while (!signal.aborted) {
    try {
      position = await positionOf(set, queue, position);
      for await (const page of set.feed.follow({ after: position, signal })) {
        const events =
          page.status === 'gap'
            ? [gapIn(set.name, placeOf(page.cursor))]
            : eventsOf(set.name, page, context);
        position = await store(set.name, events, { from: position, to: page.cursor }, context);
        // Another instance has moved it.
        if (position !== page.cursor) break;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof MayflyError)) throw error;
      if (!QUIET.has(error.code)) onError(error);
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The position in Redis. The first instance starts at the end of the feed. */
async function positionOf(set: FollowableSet, queue: WebhookQueue, known: string): Promise<string> {
  const to = known === '' ? await set.feed.cursor() : known;
  const moved = await queue.enqueue([], { set: set.name, from: known, to });
  return moved.status === 'moved' && moved.position !== '' ? moved.position : to;
}

/** Adds the events in batches. Resolves to the position in Redis, which another instance may have moved. O(events). */
async function store(
  set: string,
  events: readonly WebhookEvent[],
  { from, to }: { readonly from: string; readonly to: string },
  { queue, now, signal, onMessage }: FollowContext,
): Promise<string> {
  const at = await now();
  const messages = inBatches(events).map((batch) => toMessage('mayfly.changes', batch, at));
  let start = from;
  for (;;) {
    const result = await queue.enqueue(messages, { set, from: start, to });
    if (result.status === 'moved') {
      // Another instance removed the position, because the set was missing for a moment.
      if (result.position === '' && start !== '') {
        start = '';
        continue;
      }
      return result.position;
    }
    if (result.status !== 'full') {
      onMessage();
      return to;
    }
    await delay(RETRY_MS, undefined, { signal });
  }
}

/** Identifies a cursor, which is long in a sharded set. */
function placeOf(cursor: string): string {
  return hash('sha256', cursor, 'base64url').slice(0, 22);
}

function gapIn(set: string, place: string): WebhookEvent {
  return { id: `${set}:gap:${place}`, change: 'gap', set, member: null, expiresAt: null };
}

function eventsOf(
  set: string,
  page: { readonly changes: readonly Change[]; readonly cursor: string },
  { webhook: { settings } }: FollowContext,
): WebhookEvent[] {
  // Expired members come from the group.
  const wanted = new Set<string>(settings.changes.filter((change) => change !== 'expired'));
  const place = placeOf(page.cursor);
  return page.changes.flatMap((change, index): WebhookEvent[] => {
    // A clear removes all members, which the feed does not name.
    if (change.kind === 'cleared') {
      return wanted.has('removed') ? [gapIn(set, `${place}:${index}`)] : [];
    }
    if (!wanted.has(change.kind)) return [];
    const { kind, member, expiresAt } = change;
    const id = `${set}:${kind}:${place}:${index}`;
    return [{ id, change: kind satisfies WebhookChange, set, member, expiresAt: toIso(expiresAt) }];
  });
}
