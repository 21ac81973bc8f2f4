import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';

/** Whether `@skip` or `@include` leaves a selection out. `variables`: coerced, with their defaults. */
export function isLeftOut(
  selection: SelectionNode,
  variables: GraphQLResolveInfo['variableValues'],
): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] === false
  );
}
