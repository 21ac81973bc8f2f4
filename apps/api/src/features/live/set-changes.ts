import {
  MayflyError,
  type Change,
  type ChangeFeed,
  type FeedPage,
  type Mayfly,
} from '@mayfly/core';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { pause } from './pause.ts';

/** A batch of changes. */
export interface ChangeBatch {
  readonly cursor: string;
  /** Changes before the cursor may be missing: the client must read the set again. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
  readonly now: number;
}

/** At most twenty batches a second: clients cannot draw more. */
const BETWEEN_BATCHES_MS = 50;

/** The maximum number of changes in a batch, apart from the last page. */
const BATCH_CHANGES = 1000;

/** Between two attempts in an outage. */
const OUTAGE_PAUSE_MS = 250;

/** The cursors of the changes of a set. */
export const changesOf = (set: string) => new ListCursors('changes', set);

/**
 * The changes of a set after a cursor, or from now on, in batches. In an outage of Redis it waits, then continues
 * from the last cursor. The feed throws if the set was deleted or replaced, or its feed was closed.
 */
export async function* setChanges(
  mayfly: Mayfly,
  { feed, after }: { readonly feed: ChangeFeed; readonly after: string | undefined },
  signal: AbortSignal,
): AsyncGenerator<ChangeBatch, void> {
  let cursor = after;
  if (cursor === undefined) {
    cursor = await feed.cursor();
    yield { cursor, gap: true, changes: [], now: await mayfly.now() };
  }
  while (!signal.aborted) {
    const pages = feed.follow({ after: cursor, signal });
    try {
      for (;;) {
        const batch = await nextBatch(pages);
        if (batch === undefined) return;
        // After a gap the client reads the set again, so it needs no earlier changes of other shards.
        cursor = batch.gap ? await feed.cursor() : batch.cursor;
        yield { ...batch, cursor };
        await pause(BETWEEN_BATCHES_MS, signal);
        if (batch.gap) break;
      }
    } catch (error) {
      if (!isOutage(error)) throw error;
      await pause(OUTAGE_PAUSE_MS, signal);
    } finally {
      await pages.return();
    }
  }
}

/** The next page, with all pages that are already available. */
async function nextBatch(pages: AsyncGenerator<FeedPage, void>): Promise<ChangeBatch | undefined> {
  const changes: Change[] = [];
  for (;;) {
    const { value: page } = await pages.next();
    if (page === undefined) return undefined;
    const { cursor, now } = page;
    if (page.status === 'gap') return { cursor, gap: true, changes: [], now };
    changes.push(...page.changes);
    if (page.hasMore && changes.length < BATCH_CHANGES) continue;
    return { cursor, gap: false, changes, now };
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof MayflyError && error.code === 'REDIS_UNAVAILABLE';
}
