import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import type { ErrorFormatter } from '../graphql/errors.ts';
import type { Documents } from '../guards/documents.ts';
import { mediaTypeFor, requestErrorStatus } from './media-type.ts';
import type { Metrics } from '../observability/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The valid document in the body; null without one. */
    document: DocumentNode | null;
  }
}

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
      if (isGet) return;
      nameByText(request, checked.text);
      request.document = checked.document;
      return;
    }
    const errors = checked.errors.map((error) => formatError(error.toJSON(), error));
    metrics.operations.observe({ type: 'invalid' }, reply.elapsedTime / 1000);
    for (const { extensions } of errors) metrics.errors.inc({ code: String(extensions?.['code']) });
    const { accept } = request.headers;
    reply.code(requestErrorStatus(accept, 400)).type(`${mediaTypeFor(accept)}; charset=utf-8`);
    await reply.send(JSON.stringify({ errors }));
  };
}

/** Replaces the hash of a persisted query by the text of the document. */
function nameByText(request: FastifyRequest, text: string): void {
  const { body } = request;
  if (!isRecord(body) || !isRecord(body['extensions'])) return;
  const { persistedQuery, ...extensions } = body['extensions'];
  if (persistedQuery === undefined) return;
  request.body = { ...body, query: text, extensions };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
