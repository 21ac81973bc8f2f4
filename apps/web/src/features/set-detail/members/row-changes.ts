/** The length of the longest increasing subsequence. */
function longestAscent(numbers: readonly number[]): number {
  const tails: number[] = [];
  for (const number of numbers) {
    const at = tails.findIndex((tail) => tail >= number);
    tails[at === -1 ? tails.length : at] = number;
  }
  return tails.length;
}

/**
 * By how many rows a held list differs from the current one: removed rows, moved rows, and new rows between
 * them. Rows after the last one do not count.
 */
export function countChanges(shown: readonly string[], next: readonly string[]): number {
  const places = new Map(next.map((name, place) => [name, place]));
  const found = shown.flatMap((name) => places.get(name) ?? []);
  const gone = shown.length - found.length;
  const moved = found.length - longestAscent(found);
  const known = new Set(shown);
  const last = Math.max(-1, ...found);
  const fresh = next.filter((name, place) => place < last && !known.has(name)).length;
  return gone + moved + fresh;
}

/**
 * By how many ranks the rows of a list have moved, measured at a row that remains. `at` is the first place
 * to look; if that row is gone, later rows are tried before earlier ones. Zero if none remains.
 */
export function rowsMoved(
  previous: { readonly start: number; readonly names: readonly string[] },
  next: { readonly start: number; readonly names: readonly string[] },
  at: number,
): number {
  const places = new Map(next.names.map((name, place) => [name, next.start + place]));
  const from = Math.min(Math.max(0, at - previous.start), previous.names.length);
  const later = previous.names.slice(from).map((name, step) => ({ name, place: from + step }));
  const earlier = previous.names.slice(0, from).map((name, place) => ({ name, place }));
  for (const { name, place } of [...later, ...earlier.reverse()]) {
    const rank = places.get(name);
    if (rank !== undefined) return rank - (previous.start + place);
  }
  return 0;
}
