/** The most that the API takes at once. */
const MOST_ITEMS = 1_000;
/** Well below the 1 MiB that a request may have: names and values are escaped on their way. */
const MOST_BYTES = 400_000;

const encoder = new TextEncoder();

/** Parts that each fit into one request, by number and by size. */
export function toBatches<T>(items: readonly T[]): readonly (readonly T[])[] {
  const batches: T[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length;
    const last = batches.at(-1);
    if (last === undefined || last.length === MOST_ITEMS || bytes + size > MOST_BYTES) {
      batches.push([item]);
      bytes = size;
    } else {
      last.push(item);
      bytes += size;
    }
  }
  return batches;
}
