import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Role } from './types.generated.ts';

/** The role in `@requires` of a field; undefined if it has none. */
export function requiredRole(
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): Role | undefined {
  const requires = schema.getDirective('requires');
  if (!requires) throw new TypeError('The schema has no directive requires');
  const role = astNode ? getDirectiveValues(requires, astNode)?.['role'] : undefined;
  return role === 'VIEWER' || role === 'OPERATOR' || role === 'ADMIN' ? role : undefined;
}
