/** The maximum batch of the API. */
const MAX_ITEMS = 1_000;
/** Well below the API's limit of 1 MiB for a request, because escaping makes names and values longer. */
const MAX_BYTES = 400_000;

const encoder = new TextEncoder();

/** Splits members into batches by number and size. */
export function toBatches<T>(items: readonly T[]): readonly (readonly T[])[] {
  const batches: T[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).length;
    const last = batches.at(-1);
    if (last === undefined || last.length === MAX_ITEMS || bytes + size > MAX_BYTES) {
      batches.push([item]);
      bytes = size;
    } else {
      last.push(item);
      bytes += size;
    }
  }
  return batches;
}
