import type { Mayfly } from '@mayfly/core';

/** Redis's clock as the latest of some results tells it; asked for only where none does. */
export async function latestNow(mayfly: Mayfly, results: readonly object[]): Promise<Date> {
  const told = results.flatMap((result) =>
    'now' in result && typeof result.now === 'number' ? [result.now] : [],
  );
  return new Date(told.length === 0 ? await mayfly.now() : Math.max(...told));
}
