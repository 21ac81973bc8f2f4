import type { FastifyRequest } from 'fastify';
import { getOperationAST, type OperationDefinitionNode } from 'graphql';
import { toOperation } from '../guards/operation-gate.ts';
import type { Operation } from '../guards/operation-cost.ts';
import { contentTypeFor } from './media-type.ts';

/** An operation of a valid document, in a well-formed request. */
export interface CheckedOperation {
  readonly operation: Operation;
  readonly definition: OperationDefinitionNode;
  readonly extensions: Readonly<Record<string, unknown>> | null;
  readonly accept: string | undefined;
  readonly contentType: string;
}

/** The operation of a POST request; null if it has an error, which Apollo then reports. */
export function checkedOperation(request: FastifyRequest): CheckedOperation | null {
  const { method, document, body } = request;
  // Only the parser of JSON makes objects, so a page of another site cannot have sent the request without a preflight.
  if (method !== 'POST' || document === null || !isRecord(body)) return null;
  const { operationName = null, variables = null, extensions = null } = body;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isRecord(variables)) return null;
  if (extensions !== null && !isRecord(extensions)) return null;
  const { accept } = request.headers;
  const contentType = contentTypeFor(accept);
  const definition = getOperationAST(document, operationName);
  if (contentType === null || !definition) return null;
  const operation = toOperation(document, { operationName, variables });
  return { operation, definition, extensions, accept, contentType };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
