/** How several instances are shown: one line each, or combined. */
export const VIEWS = ['each', 'together'] as const;

export type View = (typeof VIEWS)[number];

/** The number of distinguishable lines. */
export const MAX_LINES = 8;

/** The maximum number of combined instances: more would not fit into one response. */
export const MAX_TOGETHER = 50;

export function isView(value: unknown): value is View {
  return VIEWS.some((view) => view === value);
}

/** The shown instances: one, or several in one of the views. */
export type Selection =
  | { readonly view: 'one'; readonly ids: readonly [string] }
  | { readonly view: View; readonly ids: readonly string[] };

interface Asked {
  readonly instance?: string;
  readonly view?: View;
}

/**
 * The selection of the address, if possible. An instance that no longer exists selects all, and more
 * instances than lines are combined.
 */
export function selectionOf(ids: readonly string[], { instance, view }: Asked): Selection {
  const found = ids.find((id) => id === instance) ?? (ids.length === 1 ? ids[0] : undefined);
  if (found !== undefined) return { view: 'one', ids: [found] };
  if (ids.length > MAX_LINES) return { view: 'together', ids: ids.slice(0, MAX_TOGETHER) };
  return { view: view ?? 'each', ids };
}
