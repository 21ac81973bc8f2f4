import { MayflyError } from '@mayfly/core';
import {
  getNamedType,
  GraphQLError,
  isObjectType,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';
import type { Metrics } from '../observability/metrics.ts';
import { isFixable, toErrorCode } from './errors.ts';
import { isLeftOut } from './is-left-out.ts';
import type { ErrorCode, UserError } from './types.generated.ts';

/** The caller has changed another version than the current one. The payload has what is stored now. */
export class Conflict extends GraphQLError {
  readonly payload: object;

  constructor(payload: object) {
    const extensions = { code: 'CONFLICT' satisfies ErrorCode, field: 'version' };
    super('version must be the current one', { extensions });
    this.payload = payload;
  }
}

/** The payload of a successful mutation. */
export function succeeded<Payload extends object>(
  payload: Payload,
): Payload & { readonly userErrors: UserError[] } {
  return { userErrors: [], ...payload };
}

/**
 * Returns errors that the caller can fix in `userErrors` of the payload, if the operation selects it. Otherwise
 * they are errors of the response, so that none is lost.
 */
export function withUserErrors<Context extends { readonly metrics: Metrics }>(
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return async (parent, args, context, info) => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      const payload = payloadOf(error);
      if (payload === null || !asksForUserErrors(info)) throw error;
      context.metrics.errors.inc({ code: payload.userErrors[0].code });
      return payload;
    }
  };
}

/** The payload of an error that the caller can fix; null for other errors. */
function payloadOf(error: unknown): { readonly userErrors: readonly [UserError] } | null {
  if (error instanceof Conflict) {
    const { payload, message } = error;
    return { ...payload, userErrors: [{ code: 'CONFLICT', message, field: 'version' }] };
  }
  if (!(error instanceof MayflyError) || !isFixable(error)) return null;
  const { code, message, field } = error;
  return { userErrors: [{ code: toErrorCode(code), message, field: field ?? null }] };
}

/** Whether the operation selects `userErrors`, and no directive skips it. */
function asksForUserErrors(info: GraphQLResolveInfo): boolean {
  const { fieldNodes, fragments, returnType, variableValues } = info;
  const type = getNamedType(returnType);
  if (!isObjectType(type) || type.getFields()['userErrors'] === undefined) return false;
  const asks = (selection: SelectionNode): boolean => {
    if (isLeftOut(selection, variableValues)) return false;
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value === 'userErrors';
      case Kind.INLINE_FRAGMENT:
        return selection.selectionSet.selections.some(asks);
      case Kind.FRAGMENT_SPREAD:
        return fragments[selection.name.value]?.selectionSet.selections.some(asks) ?? false;
    }
  };
  return fieldNodes.some((node) => node.selectionSet?.selections.some(asks) ?? false);
}
