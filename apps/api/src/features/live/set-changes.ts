import { MayflyError, type Change, type FeedPage, type Mayfly } from '@mayfly/core';
import { pause } from './pause.ts';

/** Changes that are told together, and where to go on after them. */
export interface ChangeBatch {
  readonly cursor: string;
  /** Something may be missing before the cursor: the set has to be read anew, from then on. */
  readonly gap: boolean;
  readonly changes: readonly Change[];
  readonly now: number;
}

/** Twenty batches a second at most: more than that nobody draws. */
const BETWEEN_BATCHES_MS = 50;

/** Changes in a batch, and those of one more page of the feed. */
const BATCH_CHANGES = 1000;

/** Between two looks whether Redis is back. */
const OUTAGE_PAUSE_MS = 250;

/**
 * The changes of a set after a cursor, or from now on, in batches. While Redis is gone it waits, and then
 * goes on from where it was. The feed itself says when a set is gone or another one, or its feed is closed.
 */
export async function* setChanges(
  mayfly: Mayfly,
  { set, after }: { readonly set: string; readonly after: string | undefined },
  signal: AbortSignal,
): AsyncGenerator<ChangeBatch, void> {
  const { feed } = mayfly.sets.open(set);
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
        ({ cursor } = batch);
        yield batch;
        await pause(BETWEEN_BATCHES_MS, signal);
      }
    } catch (error) {
      if (!isOutage(error)) throw error;
      await pause(OUTAGE_PAUSE_MS, signal);
    } finally {
      await pages.return();
    }
  }
}

/** The next page, with all that has gathered behind it. */
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
