import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { HttpHeader } from 'fastify/types/utils.js';
import helmet from 'helmet';

const apply = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // All supported browsers include WebSockets of this origin in 'self'.
      connectSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  // The proxy that serves TLS must set it.
  strictTransportSecurity: false,
});

/** The headers of helmet, which are the same for all responses. */
export function securityHeaders(): Partial<
  Record<HttpHeader, number | string | string[] | undefined>
> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  apply(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return { ...response.getHeaders() };
}
