const TOKEN = /^#token=(.+)$/;

/** The token in the fragment of a link such as `/#token=…`, or undefined. */
export function tokenOfFragment(fragment: string): string | undefined {
  const token = TOKEN.exec(fragment)?.[1];
  if (token === undefined) return undefined;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** Takes the token out of the address, so that neither history nor a screenshot keeps it. */
export function takeLinkToken(): string | undefined {
  const token = tokenOfFragment(location.hash);
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
