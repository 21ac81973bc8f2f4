import type { FastifyRequest } from 'fastify';

/** From a page of this very origin, or from the address bar. */
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Whether a browser sends this request for a page of somewhere else, be that a neighbour on the same
 * domain. Browsers say so in `Sec-Fetch-Site`, and those that do not, or talk plain HTTP, in `Origin`.
 * What is no browser has neither, and no cookie that somebody else could make it send.
 */
export function isCrossSite({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return !OWN_SITE.has(site);
  const { origin } = headers;
  if (origin === undefined) return false;
  const own = hostOf(`${protocol}://${host}`);
  return own === null || hostOf(origin) !== own;
}

/** Host and port, if that is not the usual one; null of what is no URL, as the origin `null` is not. */
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
