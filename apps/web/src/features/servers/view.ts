/** How several instances are shown: each as a line of its own, or all of them together. */
export const VIEWS = ['each', 'together'] as const;

export type View = (typeof VIEWS)[number];

/** More lines than these cannot be told apart. */
export const MOST_LINES = 8;

/** So many instances are added up at most: more would not fit into one answer. */
export const MOST_TOGETHER = 50;

export function isView(value: unknown): value is View {
  return VIEWS.some((view) => view === value);
}

/** What the charts show: one instance, or several in one of the views. */
export type Selection =
  | { readonly view: 'one'; readonly ids: readonly [string] }
  | { readonly view: View; readonly ids: readonly string[] };

interface Asked {
  readonly instance?: string;
  readonly view?: View;
}

/**
 * What the address asks for, as far as it can be had: an instance that is not there any more gives
 * way to all, and more instances than there are lines are shown together.
 */
export function selectionOf(ids: readonly string[], { instance, view }: Asked): Selection {
  const found = ids.find((id) => id === instance) ?? (ids.length === 1 ? ids[0] : undefined);
  if (found !== undefined) return { view: 'one', ids: [found] };
  if (ids.length > MOST_LINES) return { view: 'together', ids: ids.slice(0, MOST_TOGETHER) };
  return { view: view ?? 'each', ids };
}
