import { setMaxListeners } from 'node:events';
import { checkContinuity, type Received } from '../checks/continuity.ts';
import type { Span } from '../calls.ts';
import { keepSubscribed } from './keep-subscribed.ts';
import { holdsAtLast, numbers, repeat, type Load, type Soak } from './load.ts';

const SETS = numbers(4).map((number) => `feed-${number}`);
const FOLLOWERS_EACH = 10;
const DEAF_EACH = 3;
const DAY_MS = 86_400_000;
const KEPT = 1_000_000;
const LAST = 'last';

interface Payload {
  readonly data: {
    readonly setChanges: {
      readonly cursor: string;
      readonly gap: boolean;
      readonly changes: readonly { readonly kind: string; readonly member: string }[];
    };
  };
}

interface Feed {
  readonly set: string;
  /** Before the first change. */
  readonly start: string;
  /** When each change happened. */
  readonly times: Map<string, Span>;
}

interface Follower {
  readonly feed: Feed;
  cursor: string;
  readonly received: Received[];
  hasLast: boolean;
}

/** One writer for each set, followers of its changes, and clients that never read. */
export async function feedFollowers(soak: Soak): Promise<Load> {
  const { calls, tally, losses, ending } = soak;
  const feeds: Feed[] = [];
  for (const set of SETS) {
    const input = { name: set, defaultTtlMs: DAY_MS, feedKept: KEPT };
    await calls.done(() => calls.mutate('createExpiringSet', input, 'status'));
    const { result } = await calls.done(() =>
      calls.mutate<{ cursor: string }>('openSetFeed', { set, kept: KEPT }, 'cursor'),
    );
    feeds.push({ set, start: result.cursor, times: new Map() });
  }
  const fromStart = (feed: Feed): Follower => ({
    feed,
    cursor: feed.start,
    received: [],
    hasLast: false,
  });
  const followers = feeds.flatMap((feed) => numbers(FOLLOWERS_EACH).map(() => fromStart(feed)));
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const running: Promise<void>[] = [];
  const follow = (follower: Follower) =>
    keepSubscribed(soak, {
      query: () => changesOf(follower.feed.set, follower.cursor),
      onNext: (payload) => receive(follower, payload),
      signal: over.signal,
    });

  /** Adds numbered members, and removes every second. A change without an answer is not repeated. */
  const write = ({ set, times }: Feed) => {
    let number = 0;
    const note = (change: string, { kind, from, to }: Span & { readonly kind: string }) =>
      times.set(change, { from, to: kind === 'unknown' ? Infinity : to });
    return repeat(soak, 250, async () => {
      number += 1;
      const member = `m${number}`;
      note(`ADDED ${member}`, await calls.mutate('addMember', { set, member }, 'status'));
      if (number % 2 === 0) return;
      note(`REMOVED ${member}`, await calls.mutate('removeMember', { set, member }, 'status'));
    });
  };

  return {
    clients: followers.length + SETS.length * (1 + DEAF_EACH),
    tags: SETS,
    async run() {
      running.push(...followers.map(follow));
      const deaf = feeds.flatMap(({ set, start }) =>
        numbers(DEAF_EACH).map(() =>
          keepSubscribed(soak, {
            query: () => changesOf(set, start),
            onNext: () => undefined,
            isDeaf: true,
            signal: ending,
          }),
        ),
      );
      await Promise.all([...feeds.map(write), ...deaf]);
    },
    async finish() {
      for (const { set, times } of feeds) {
        const last = () => calls.mutate('addMember', { set, member: LAST }, 'status');
        times.set(`ADDED ${LAST}`, await calls.done(last));
      }
      const readers = feeds.map(fromStart);
      running.push(...readers.map(follow));
      await holdsAtLast(() => [...followers, ...readers].filter(({ hasLast }) => !hasLast).length);
      over.abort();
      await Promise.all(running);
      for (const { feed, received } of followers) {
        const reader = readers.find((each) => each.feed === feed);
        const isLost = (change: string) => {
          const span = feed.times.get(change);
          return span !== undefined && losses.covers(feed.set, span.from, span.to);
        };
        tally.add(
          'subscriptions',
          checkContinuity({
            subject: feed.set,
            feed: reader?.received.flatMap(({ changes }) => changes) ?? [],
            received,
            isLost,
          }),
        );
      }
    },
  };
}

function changesOf(set: string, after: string): string {
  const fields = 'cursor gap changes { kind member }';
  return `subscription { setChanges(set: "${set}", after: "${after}") { ${fields} } }`;
}

function receive(follower: Follower, payload: unknown): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selection of the query.
  const { cursor, gap, changes } = (payload as Payload).data.setChanges;
  const names = changes.map(({ kind, member }) => `${kind} ${member}`);
  follower.cursor = cursor;
  follower.received.push({ gap, changes: names });
  follower.hasLast ||= names.includes(`ADDED ${LAST}`);
}
