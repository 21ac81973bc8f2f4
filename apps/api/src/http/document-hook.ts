import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorFormatter } from '../graphql/errors.ts';
import type { Documents } from '../guards/documents.ts';
import type { Metrics } from '../observability/metrics.ts';

/** A hook that rejects requests with an invalid document. Apollo rejects requests without a document. */
export function createDocumentHook(
  documents: Documents,
  formatError: ErrorFormatter,
  metrics: Metrics,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isGet = request.method === 'GET';
    const checked = documents.checkRequest(isGet ? request.query : request.body);
    if (checked === null) return;
    if (checked.status === 'ok') {
      if (!isGet) nameByText(request, checked.text);
      return;
    }
    const errors = checked.errors.map((error) => formatError(error.toJSON(), error));
    metrics.operations.observe({ type: 'invalid' }, reply.elapsedTime / 1000);
    for (const { extensions } of errors) metrics.errors.inc({ code: String(extensions?.['code']) });
    await reply.code(400).send({ errors });
  };
}

/** Replaces a hash by the text of the document. */
function nameByText(request: FastifyRequest, text: string): void {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return;
  if ('query' in body && body.query === text) return;
  request.body = { ...body, query: text, extensions: {} };
}
