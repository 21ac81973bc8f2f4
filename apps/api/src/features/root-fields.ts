import {
  getDirectiveValues,
  GraphQLError,
  isObjectType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { mayActAs } from '../auth/principal.ts';
import { withAudit } from './audit/audited.ts';
import type { GraphQLContext } from './context.ts';
import type { ErrorCode, Role } from '../graphql/types.generated.ts';
import { withUserErrors } from '../graphql/user-errors.ts';

type RootField = GraphQLField<unknown, GraphQLContext>;
type RootResolver = GraphQLFieldResolver<unknown, GraphQLContext>;

/**
 * Wraps the resolvers of all root fields, once, when the schema is made: each wants its role, over HTTP and
 * WebSocket alike, and mutations tell what a user can mend in their payload; the audit log keeps those that
 * are `@audited`. Fields of other types want a role only where the schema says so.
 */
export function guardRootFields(schema: GraphQLSchema): void {
  const requires = schema.getDirective('requires');
  const audited = schema.getDirective('audited');
  if (!requires || !audited) throw new TypeError('The schema has no directive requires or audited');
  for (const field of fieldsOf(schema.getQueryType())) {
    field.resolve = withRole(requires, field, resolverOf(field));
  }
  for (const field of fieldsOf(schema.getMutationType())) {
    const resolve = withRole(requires, field, withUserErrors(resolverOf(field)));
    field.resolve = withAudit(audited, field, requiredRole(requires, field), resolve);
  }
  for (const field of fieldsOf(schema.getSubscriptionType())) {
    if (!field.subscribe) throw new TypeError(`${field.name} has no subscribe`);
    field.subscribe = withRole(requires, field, field.subscribe);
  }
  for (const field of fieldsOfOtherTypes(schema)) {
    if (field.astNode && getDirectiveValues(requires, field.astNode)) {
      field.resolve = withRole(requires, field, resolverOf(field));
    }
  }
}

function fieldsOfOtherTypes(schema: GraphQLSchema): readonly RootField[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !roots.includes(type) ? fieldsOf(type) : [],
  );
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

/** The role that a root field wants. */
function requiredRole(requires: GraphQLDirective, field: RootField): Role {
  const role = field.astNode ? getDirectiveValues(requires, field.astNode)?.['role'] : undefined;
  if (role !== 'VIEWER' && role !== 'OPERATOR' && role !== 'ADMIN') {
    throw new TypeError(`${field.name} names no role: add @requires(role: …)`);
  }
  return role;
}

function withRole(
  requires: GraphQLDirective,
  field: RootField,
  resolve: RootResolver,
): RootResolver {
  const role = requiredRole(requires, field);
  return (parent, args, context, info) => {
    if (mayActAs(context.principal, role)) return resolve(parent, args, context, info);
    throw new GraphQLError(`${field.name} needs the role ${role}`, {
      extensions: { code: 'FORBIDDEN' satisfies ErrorCode },
    });
  };
}
