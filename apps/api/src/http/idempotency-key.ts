import type { IncomingHttpHeaders } from 'node:http';

/** A string of RFC 8941. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/;

/**
 * The header `Idempotency-Key`, which is a string in quotation marks
 * (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header). Without them, it is the key itself.
 */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['idempotency-key'];
  if (typeof header !== 'string') return undefined;
  const [, quoted] = QUOTED.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? header;
}
