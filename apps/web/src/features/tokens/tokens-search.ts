/** What the address of the page holds; whatever is not understood is left out. */
export function readTokensSearch({ tab }: { readonly tab?: unknown }): {
  readonly tab?: 'sessions';
} {
  return tab === 'sessions' ? { tab } : {};
}
