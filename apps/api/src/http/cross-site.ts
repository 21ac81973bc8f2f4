import type { FastifyRequest } from 'fastify';

/** From a page of this origin, or from the address bar. */
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Whether a browser sends the request for a page of another site, also of another host of the same domain. Browsers
 * report this in `Sec-Fetch-Site`. Older browsers, and those over plain HTTP, send `Origin`. Other clients send
 * neither, and have no cookies that another site could use.
 */
export function isCrossSite({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return !OWN_SITE.has(site);
  const { origin } = headers;
  if (origin === undefined) return false;
  const own = hostOf(`${protocol}://${host}`);
  return own === null || hostOf(origin) !== own;
}

/** Host, with the port if it is not the default; null if the text is no URL, for example the origin `null`. */
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
