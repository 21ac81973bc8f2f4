/** Ranks from `first` to `last`, both among them. */
export interface RankRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Rows that are chosen in a list of any length, by their ranks, which hold still while there is a
 * selection. A million chosen rows are one range.
 */
export interface Selection {
  /** Ascending, apart from each other by one rank at least. */
  readonly ranges: readonly RankRange[];
  /** Where a range that is chosen with Shift begins. */
  readonly anchor: number | null;
  /** Where the keyboard is. */
  readonly lead: number | null;
}

export const EMPTY_SELECTION: Selection = { ranges: [], anchor: null, lead: null };

const rangeBetween = (a: number, b: number): RankRange => ({
  first: Math.min(a, b),
  last: Math.max(a, b),
});

function without(ranges: readonly RankRange[], gone: RankRange): readonly RankRange[] {
  return ranges.flatMap((range) => {
    if (range.last < gone.first || range.first > gone.last) return [range];
    return [
      { first: range.first, last: gone.first - 1 },
      { first: gone.last + 1, last: range.last },
    ].filter(({ first, last }) => first <= last);
  });
}

function joined(ranges: readonly RankRange[], added: RankRange): readonly RankRange[] {
  const touching = ranges.filter(
    ({ first, last }) => first <= added.last + 1 && last >= added.first - 1,
  );
  const all = [...touching, added];
  const whole = {
    first: Math.min(...all.map(({ first }) => first)),
    last: Math.max(...all.map(({ last }) => last)),
  };
  const apart = ranges.filter((range) => !touching.includes(range));
  return [...apart, whole].sort((a, b) => a.first - b.first);
}

export function isSelected({ ranges }: Selection, rank: number): boolean {
  return ranges.some(({ first, last }) => first <= rank && rank <= last);
}

export function countSelected({ ranges }: Selection): number {
  return ranges.reduce((total, { first, last }) => total + last - first + 1, 0);
}

/** A click, or the lead moved by keys: this row and no other. */
export function selectOnly(rank: number): Selection {
  return { ranges: [{ first: rank, last: rank }], anchor: rank, lead: rank };
}

/** Ctrl or Cmd with a click, or Space: this row as well, or no longer. */
export function toggle(selection: Selection, rank: number): Selection {
  const row = { first: rank, last: rank };
  const ranges = isSelected(selection, rank)
    ? without(selection.ranges, row)
    : joined(selection.ranges, row);
  return { ranges, anchor: rank, lead: rank };
}

/**
 * Shift with a click or a key: everything from the anchor to this row, in place of what was chosen
 * from the anchor before. With `add`, as with Ctrl and Shift, what else is chosen stays chosen.
 */
export function extendTo(selection: Selection, rank: number, add = false): Selection {
  const anchor = selection.anchor ?? rank;
  const before = add ? selection.ranges : [];
  return { ranges: joined(before, rangeBetween(anchor, rank)), anchor, lead: rank };
}

export function selectAll(count: number): Selection {
  if (count === 0) return EMPTY_SELECTION;
  return { ranges: [{ first: 0, last: count - 1 }], anchor: 0, lead: count - 1 };
}

export interface Press {
  readonly shift: boolean;
  /** Ctrl, or Cmd where that is what it is. */
  readonly mod: boolean;
}

/** What a click on a row does. */
export function click(selection: Selection, rank: number, { shift, mod }: Press): Selection {
  if (shift) return extendTo(selection, rank, mod);
  return mod ? toggle(selection, rank) : selectOnly(rank);
}

const STEPS: Readonly<Record<string, (lead: number, page: number, last: number) => number>> = {
  ArrowUp: (lead) => lead - 1,
  ArrowDown: (lead) => lead + 1,
  PageUp: (lead, page) => lead - page,
  PageDown: (lead, page) => lead + page,
  Home: () => 0,
  End: (_lead, _page, last) => last,
};

/**
 * What a key does in a list of `count` rows of which `page` are in view; null for keys that mean
 * nothing here. Ctrl moves without choosing.
 */
export function press(
  selection: Selection,
  key: string,
  { shift, mod }: Press,
  { count, page }: { readonly count: number; readonly page: number },
): Selection | null {
  if (count === 0) return null;
  if (key === 'Escape') return { ...EMPTY_SELECTION, lead: selection.lead };
  if (key === 'a' && mod) return { ...selectAll(count), lead: selection.lead };
  if (key === ' ') return selection.lead === null ? null : toggle(selection, selection.lead);
  const step = STEPS[key];
  if (step === undefined) return null;
  const last = count - 1;
  const from = selection.lead ?? (key === 'ArrowUp' ? count : -1);
  const lead = Math.min(Math.max(0, step(from, page, last)), last);
  if (shift) return extendTo(selection, lead);
  return mod ? { ...selection, lead } : selectOnly(lead);
}

/** Once the row of a rank has gone: those after it have moved up, and it is not chosen any more. */
export function afterRemoval(selection: Selection, rank: number): Selection {
  const up = (at: number) => (at > rank ? at - 1 : at);
  const rest = without(selection.ranges, { first: rank, last: rank }).map(({ first, last }) => ({
    first: up(first),
    last: up(last),
  }));
  const ranges = rest.reduce((all: readonly RankRange[], range) => joined(all, range), []);
  const moved = (at: number | null) => (at === null ? null : up(at));
  return { ranges, anchor: moved(selection.anchor), lead: moved(selection.lead) };
}
