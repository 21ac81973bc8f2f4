/** Where a list of equally high rows stands within its scroll container. */
export interface ListPlace {
  /** Empty space before the first row. */
  readonly lead: number;
  readonly scrollTop: number;
}

/**
 * By how many rows a row that is to stay in place was moved from one list to the next. `index` is
 * where to look first; if that row is gone, the nearest that is still there decides, later ones
 * before earlier ones. Zero when no row is left.
 */
export function rowsMoved(
  previous: readonly string[],
  next: readonly string[],
  index: number,
): number {
  const places = new Map(next.map((name, place) => [name, place]));
  const later = previous.map((name, from) => ({ name, from })).slice(Math.max(0, index));
  const earlier = previous.map((name, from) => ({ name, from })).slice(0, Math.max(0, index));
  for (const { name, from } of [...later, ...earlier.reverse()]) {
    const to = places.get(name);
    if (to !== undefined) return to - from;
  }
  return 0;
}

/**
 * Keeps a row where it is on the screen after `shift` pixels worth of rows came in (or, negative,
 * went away) before it. Space left behind becomes lead, which later rows fill again; only what
 * does not fit there is scrolled.
 */
export function keepInPlace({ lead, scrollTop }: ListPlace, shift: number): ListPlace {
  const wanted = lead - shift;
  return { lead: Math.max(0, wanted), scrollTop: scrollTop + Math.max(0, -wanted) };
}

/** Gives up the lead. Rows in view below it stay where they are on the screen. */
export function releaseLead({ lead, scrollTop }: ListPlace): ListPlace {
  return { lead: 0, scrollTop: Math.max(0, scrollTop - lead) };
}
