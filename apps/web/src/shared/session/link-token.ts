/** The token in the fragment of a link such as `/#token=…`, or undefined. */
export function tokenOfFragment(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;
}

/** Takes the token out of the address, so that neither history nor a screenshot keeps it. */
export function takeLinkToken(): string | undefined {
  const token = tokenOfFragment(location.hash);
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
