/** The selected rows of a list, by name: ranks shift when a row expires. */
export interface Selection {
  readonly names: ReadonlySet<string>;
  /** Where a Shift range starts. */
  readonly anchor: string | null;
  /** The keyboard cursor. */
  readonly lead: string | null;
}

export const EMPTY_SELECTION: Selection = { names: new Set(), anchor: null, lead: null };

export interface Press {
  readonly shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
}

/** A click, or a cursor key: selects only this row. */
function selectOnly(name: string): Selection {
  return { names: new Set([name]), anchor: name, lead: name };
}

/** Ctrl or Cmd with a click, Space, or the checkbox: toggles this row. */
export function toggle({ names }: Selection, name: string): Selection {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return { names: next, anchor: name, lead: name };
}

/**
 * Shift with a click or a key: selects the rows from the anchor to this one, instead of the former
 * selection; with `add` (Ctrl and Shift), in addition to it.
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

/** The rows from the anchor to another row, inclusive; null if one of them is not loaded. */
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

/** Clears the selection; the cursor stays. */
export function clearSelection({ lead }: Selection): Selection {
  return { ...EMPTY_SELECTION, lead };
}

/** The effect of a click on a row. A range beyond the loaded rows selects only this row. */
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
 * The effect of a key in a list of these loaded rows, `page` of them in view; null for keys without a
 * meaning. Ctrl moves without selecting, and so do the arrow keys while nothing is selected: a selection
 * would freeze the list.
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
 * Removes rows that are gone. If the cursor's row is gone, the cursor moves to the row that took its
 * place; `place` is its former index.
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
