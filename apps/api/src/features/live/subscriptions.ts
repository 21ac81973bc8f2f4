import {
  MayflyError,
  type Change,
  type Mayfly,
  type SamplePage,
  type SetSummary,
} from '@mayfly/core';
import { prefixesOf } from '../../auth/scopes.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { ListCursors } from '../../graphql/list-cursor.ts';
import type { SetChange, SetChangeKind, SetState } from '../../graphql/types.generated.ts';
import type { SubscriptionResolvers } from '../resolvers.generated.ts';
import { abortableIterator } from './abortable-iterator.ts';
import { changesOf, setChanges } from './set-changes.ts';
import { REDIS_SOURCE } from '../server-stats/redis-recorder.ts';
import { samplesOf } from '../server-stats/resolvers.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { withFeed } from '../sets/use-set.ts';

/** The maximum number of sets of one subscription: a page of the list. */
const MAX_STATES = 100;

const KINDS: Readonly<Record<Change['kind'], SetChangeKind>> = {
  added: 'ADDED',
  extended: 'EXTENDED',
  removed: 'REMOVED',
  expired: 'EXPIRED',
  cleared: 'CLEARED',
};

export const liveSubscriptions: SubscriptionResolvers = {
  setChanges: {
    subscribe: async (_parent, { set, after }, { mayfly }) => {
      const cursors = changesOf(set);
      const start = cursors.take(after);
      // Errors of the set or the cursor come before the first event.
      const feed = await withFeed(mayfly, set, async (found) => {
        await (start === undefined ? found.cursor() : found.read(start));
        return found;
      });
      return abortableIterator(
        (signal) => setChanges(mayfly, { feed, after: start }, signal),
        ({ cursor, gap, changes, now }) => ({
          setChanges: {
            cursor: cursors.give(cursor),
            gap,
            changes: changes.map(toSetChange),
            now: new Date(now),
          },
        }),
      );
    },
  },

  setStates: {
    subscribe: async (_parent, { sets }, { mayfly, live }) => {
      const names = await checkNames(mayfly, sets);
      return abortableIterator(
        (signal) => live.states.watch(names, signal),
        ({ states, missing }) => ({
          setStates: { states: states.map(toSetState), missing: [...missing] },
        }),
      );
    },
  },

  setsChanged: {
    subscribe: (_parent, _args, { live, principal }) =>
      abortableIterator(
        (signal) => live.list.watch(signal, prefixesOf(principal, 'SET')),
        ({ gap, created, deleted, totalCount }) => ({
          setsChanged: { gap, created: [...created], deleted: [...deleted], totalCount },
        }),
      ),
  },

  serverSamples: {
    subscribe: (_parent, { instance, after, since }, { live }) => {
      const cursors = samplesOf(instance);
      const place = { source: instance, after: cursors.take(after), since: since ?? undefined };
      return abortableIterator(
        (signal) => live.samples.watch(place, signal),
        (page) => ({ serverSamples: toBatch(page, cursors) }),
      );
    },
  },

  redisSamples: {
    subscribe: (_parent, { after, since }, { live }) => {
      const cursors = samplesOf(REDIS_SOURCE);
      const place = { source: REDIS_SOURCE, after: cursors.take(after), since: since ?? undefined };
      return abortableIterator(
        (signal) => live.redisSamples.watch(place, signal),
        (page) => ({ redisSamples: toBatch(page, cursors) }),
      );
    },
  },
};

/** `INVALID_BATCH`, `INVALID_NAME`. */
async function checkNames(mayfly: Mayfly, sets: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set(sets);
  if (names.size < 1 || names.size > MAX_STATES) {
    throw new MayflyError('INVALID_BATCH', `sets must be 1 to ${MAX_STATES} names`, {
      field: 'sets',
    });
  }
  for (const name of names) {
    const field = `sets[${sets.indexOf(name)}]`;
    await renameFields({ name: field }, async () => mayfly.sets.open(name));
  }
  return names;
}

function toBatch<Field extends string>(
  { samples, endCursor, now }: SamplePage<Field>,
  cursors: ListCursors,
) {
  return {
    samples: samples.map(({ sampledAt, fields }) => ({
      sampledAt: new Date(sampledAt),
      ...fields,
    })),
    cursor: cursors.give(endCursor ?? ''),
    now: new Date(now),
  };
}

function toSetChange(change: Change): SetChange {
  const kind = KINDS[change.kind];
  if (change.kind === 'cleared') {
    return { kind, member: null, expiresAt: null, clearedCount: change.memberCount };
  }
  const { member, expiresAt } = change;
  return { kind, member, expiresAt: toExpiresAt(expiresAt), clearedCount: null };
}

function toSetState(summary: SetSummary): SetState {
  const { name, createdAt, defaultTtlMs, count, countIs, nextExpiresAt, now } = summary;
  return {
    name,
    createdAt: new Date(createdAt),
    defaultTtlMs,
    count,
    isExact: countIs === 'exact',
    nextExpiresAt: toExpiresAt(nextExpiresAt),
    now: new Date(now),
  };
}
