import { MayflyError } from '@mayfly/core';
import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';
import type { Metrics } from '../observability/metrics.ts';
import { isMendable, toErrorCode } from './errors.ts';
import type { UserError } from './types.generated.ts';

/** The payload of a mutation that did what it was asked to. */
export function succeeded<Payload extends object>(
  payload: Payload,
): Payload & { readonly userErrors: UserError[] } {
  return { userErrors: [], ...payload };
}

/**
 * Tells what a user can mend in the payload, where the operation asks for `userErrors`; an operation that
 * does not gets an error like any other, so that none is lost on it.
 */
export function withUserErrors<Context extends { readonly metrics: Metrics }>(
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return async (parent, args, context, info) => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      if (!(error instanceof MayflyError) || !isMendable(error) || !asksForUserErrors(info)) {
        throw error;
      }
      context.metrics.errors.inc({ code: toErrorCode(error.code) });
      return { userErrors: [toUserError(error)] };
    }
  };
}

function toUserError({ code, message, field }: MayflyError): UserError {
  return { code: toErrorCode(code), message, field: field ?? null };
}

/** Whether `userErrors` is in the answer: asked for by the operation, and not left out by its directives. */
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

function isLeftOut(
  selection: SelectionNode,
  variables: GraphQLResolveInfo['variableValues'],
): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] === false
  );
}
