/** The parameters in the address; invalid ones are ignored. */
export function readTokensSearch({ tab }: { readonly tab?: unknown }): {
  readonly tab?: 'sessions';
} {
  return tab === 'sessions' ? { tab } : {};
}
