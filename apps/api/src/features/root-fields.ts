import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { withAudit } from './audit/audited.ts';
import type { GraphQLContext } from './context.ts';
import { requiredRole } from '../graphql/required-role.ts';
import { withUserErrors } from '../graphql/user-errors.ts';

type RootField = GraphQLField<unknown, GraphQLContext>;
type RootResolver = GraphQLFieldResolver<unknown, GraphQLContext>;

/**
 * Checks that every root field has a role, which the gate of operations enforces, and wraps the resolvers of
 * mutations, once, when the schema is created: they return errors that the user can fix in their payload, and those
 * that are `@audited` write to the audit log.
 */
export function wrapRootFields(schema: GraphQLSchema): void {
  const audited = schema.getDirective('audited');
  if (!audited) throw new TypeError('The schema has no directive audited');
  for (const field of fieldsOf(schema.getQueryType())) {
    resolverOf(field);
    roleOf(schema, field);
  }
  for (const field of fieldsOf(schema.getMutationType())) {
    const resolve = withUserErrors(resolverOf(field));
    field.resolve = withAudit(audited, field, roleOf(schema, field), resolve);
  }
  for (const field of fieldsOf(schema.getSubscriptionType())) {
    if (!field.subscribe) throw new TypeError(`${field.name} has no subscribe`);
    roleOf(schema, field);
  }
}

function fieldsOf(
  type: { getFields(): Record<string, RootField> } | null | undefined,
): readonly RootField[] {
  return Object.values(type?.getFields() ?? {});
}

function resolverOf(field: RootField): RootResolver {
  if (!field.resolve) throw new TypeError(`${field.name} has no resolver`);
  return field.resolve;
}

function roleOf(schema: GraphQLSchema, field: RootField) {
  const role = requiredRole(schema, field);
  if (role === undefined) throw new TypeError(`${field.name} has no role: add @requires(role: …)`);
  return role;
}
