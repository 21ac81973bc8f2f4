/** Rows that are chosen in a list, by their names: ranks shift whenever something expires. */
export interface Selection {
  readonly names: ReadonlySet<string>;
  /** Where a range that is chosen with Shift begins. */
  readonly anchor: string | null;
  /** Where the keyboard is. */
  readonly lead: string | null;
}

export const EMPTY_SELECTION: Selection = { names: new Set(), anchor: null, lead: null };

export interface Press {
  readonly shift: boolean;
  /** Ctrl, or Cmd where that is what it is. */
  readonly mod: boolean;
}

/** A click, or the lead moved by keys: this row and no other. */
function selectOnly(name: string): Selection {
  return { names: new Set([name]), anchor: name, lead: name };
}

/** Ctrl or Cmd with a click, Space, or a tick: this row as well, or no longer. */
export function toggle({ names }: Selection, name: string): Selection {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return { names: next, anchor: name, lead: name };
}

/**
 * Shift with a click or a key: the rows in order from the anchor to this one, in place of what was
 * chosen before; with `add`, as with Ctrl and Shift, on top of it.
 */
export function selectRange(
  selection: Selection,
  range: readonly string[],
  lead: string,
  add = false,
): Selection {
  const names = new Set([...(add ? selection.names : []), ...range]);
  return { names, anchor: selection.anchor ?? lead, lead };
}

/** The rows between the anchor and another, both among them; null where one of them is not there. */
export function rangeTo(
  { anchor }: Selection,
  order: readonly string[],
  name: string,
): readonly string[] | null {
  const from = order.indexOf(anchor ?? name);
  const to = order.indexOf(name);
  if (from === -1 || to === -1) return null;
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function selectAll(selection: Selection, order: readonly string[]): Selection {
  return { names: new Set(order), anchor: order[0] ?? null, lead: selection.lead };
}

/** Nothing is chosen any more; the keyboard stays where it is. */
export function clearSelection({ lead }: Selection): Selection {
  return { ...EMPTY_SELECTION, lead };
}

/** What a click on a row of this order does. A range that reaches beyond the order is just the row. */
export function click(
  selection: Selection,
  order: readonly string[],
  name: string,
  { shift, mod }: Press,
): Selection {
  if (shift) {
    const range = rangeTo(selection, order, name);
    return range === null ? selectOnly(name) : selectRange(selection, range, name, mod);
  }
  return mod ? toggle(selection, name) : selectOnly(name);
}

const STEPS: Readonly<Record<string, (lead: number, page: number) => number>> = {
  ArrowUp: (lead) => lead - 1,
  ArrowDown: (lead) => lead + 1,
  PageUp: (lead, page) => lead - page,
  PageDown: (lead, page) => lead + page,
};

/**
 * What a key does in a list of which these rows are there, `page` of them in view; null for keys
 * that mean nothing here. Ctrl moves without choosing, and so does a plain arrow while nothing is chosen:
 * who only looks around does not want to hold the list still.
 */
export function press(
  selection: Selection,
  order: readonly string[],
  key: string,
  { shift, mod }: Press,
  page: number,
): Selection | null {
  if (order.length === 0) return null;
  if (key === ' ') return selection.lead === null ? null : toggle(selection, selection.lead);
  const step = STEPS[key];
  if (step === undefined) return null;
  const at = selection.lead === null ? -1 : order.indexOf(selection.lead);
  const from = at === -1 ? (key.endsWith('Up') ? order.length : -1) : at;
  const lead = order[Math.min(Math.max(0, step(from, page)), order.length - 1)];
  if (lead === undefined) return null;
  if (shift) {
    const started = { ...selection, anchor: selection.anchor ?? selection.lead ?? lead };
    return selectRange(started, rangeTo(started, order, lead) ?? [lead], lead);
  }
  return mod || selection.names.size === 0 ? { ...selection, lead } : selectOnly(lead);
}

/**
 * Without those that are no more. The keyboard goes to the row that took the place of the one it
 * was at: `place` is where that stood in the order before.
 */
export function without(
  selection: Selection,
  gone: (name: string) => boolean,
  order: readonly string[],
  place: number,
): Selection {
  const { names, anchor, lead } = selection;
  const left = [...names].filter((name) => !gone(name));
  const leadGone = lead !== null && gone(lead);
  if (left.length === names.size && !leadGone) return selection;
  return {
    names: left.length === names.size ? names : new Set(left),
    anchor: anchor !== null && gone(anchor) ? null : anchor,
    lead: leadGone ? (order[Math.min(Math.max(0, place), order.length - 1)] ?? null) : lead,
  };
}
