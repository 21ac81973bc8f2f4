export const TOKEN_TABS = ['tokens', 'sessions'] as const;

export type TokenTab = (typeof TOKEN_TABS)[number];

/** What the address of the page holds; whatever is not understood is left out. */
export function readTokensSearch({ tab }: { readonly tab?: unknown }): {
  readonly tab?: TokenTab;
} {
  return tab === 'sessions' ? { tab } : {};
}
