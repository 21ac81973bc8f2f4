/** The token in the fragment of a link such as `/#token=…`, or undefined. */
export function tokenOfFragment(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;
}

/** Removes the token from the address, so that it is in no history or screenshot. */
export function takeLinkToken(): string | undefined {
  const token = tokenOfFragment(location.hash);
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
