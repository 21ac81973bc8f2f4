import type { Mayfly } from '@mayfly/core';

/** The latest `now` of some results, else Redis's clock. */
export async function latestNow(mayfly: Mayfly, results: readonly object[]): Promise<Date> {
  const known = results.flatMap((result) =>
    'now' in result && typeof result.now === 'number' ? [result.now] : [],
  );
  return new Date(known.length === 0 ? await mayfly.now() : Math.max(...known));
}
