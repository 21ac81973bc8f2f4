import {
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { mayActAs, type Principal } from '../auth/principal.ts';
import { isInScope } from '../auth/scopes.ts';
import { fieldScope, type FieldScope } from '../graphql/field-scope.ts';
import { isLeftOut } from '../graphql/is-left-out.ts';
import { namedNode } from '../graphql/read-by.ts';
import { requiredRole } from '../graphql/required-role.ts';
import type { Role } from '../graphql/types.generated.ts';
import type { Operation } from './operation-cost.ts';

/** A selected field that requires a role, and that scopes can close. */
interface GuardedField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  readonly role: Role;
  readonly scope: FieldScope;
  /** The selections around the field, and itself, that `@skip` or `@include` can leave out. */
  readonly conditions: readonly SelectionNode[];
}

export interface ForbiddenFields {
  readonly fields: readonly [GuardedField, ...GuardedField[]];
  /** Coerced, with their defaults. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Finds the fields of an operation that its caller's role or scopes do not allow, before anything runs; null if there
 * are none. Fields that `@skip` or `@include` leave out do not count. The limit of selections must hold: fragments are
 * followed wherever they are spread.
 */
export function createFieldJudge(
  schema: GraphQLSchema,
): (
  operation: Operation,
  definition: OperationDefinitionNode,
  principal: Principal,
) => ForbiddenFields | null {
  const remembered = new WeakMap<OperationDefinitionNode, readonly GuardedField[]>();
  return (operation, definition, principal) => {
    const fields = remembered.get(definition) ?? guardedFields(schema, operation, definition);
    remembered.set(definition, fields);
    const hasNodes = fields.some(({ field }) => isInterfaceType(getNamedType(field.type)));
    const hasRoles = fields.every(({ role }) => mayActAs(principal, role));
    if (principal.scopes === null && hasRoles && !hasNodes) return null;
    const { coerced: variables = {} } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      operation.variables,
    );
    const [first, ...others] = fields
      .filter(({ conditions }) => !conditions.some((each) => isLeftOut(each, variables)))
      .flatMap((field) => usesOf(schema, field, variables))
      .filter((use) => !(mayActAs(principal, use.role) && isOpenTo(principal, use)));
    return first ? { fields: [first, ...others], variables } : null;
  };
}

/** A field with its arguments, or a field that would read an object of `node` or `nodes`. */
interface Use extends GuardedField {
  readonly args: Readonly<Record<string, unknown>>;
}

function usesOf(
  schema: GraphQLSchema,
  guarded: GuardedField,
  variables: Readonly<Record<string, unknown>>,
): readonly Use[] {
  const { field, node } = guarded;
  const args = getArgumentValues(field, node, variables);
  if (!isInterfaceType(getNamedType(field.type))) return [{ ...guarded, args }];
  return Object.values(args)
    .flat()
    .flatMap((id): Use[] => {
      const read = typeof id === 'string' ? namedNode(schema, id) : undefined;
      if (read === undefined) return [];
      const role = requiredRole(schema, read.field) ?? 'ADMIN';
      return [{ ...guarded, role, scope: fieldScope(schema, read.field), args: read.args }];
    });
}

/** Whether the scopes of the caller allow a field with these arguments. */
function isOpenTo(principal: Principal, { scope, args }: Use): boolean {
  if (principal.scopes === null) return true;
  if (scope.use !== 'named') return scope.use !== 'closed';
  let named: unknown = args;
  for (const key of scope.path) {
    named = typeof named === 'object' && named !== null ? Reflect.get(named, key) : undefined;
  }
  if (named == null) return scope.isOptional;
  const names: readonly unknown[] = Array.isArray(named) ? named : [named];
  return names.every((name) => typeof name === 'string' && isInScope(principal, scope.kind, name));
}

function guardedFields(
  schema: GraphQLSchema,
  { document }: Operation,
  definition: OperationDefinitionNode,
): readonly GuardedField[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const found: GuardedField[] = [];
  const visit = (
    { selections }: SelectionSetNode,
    parent: GraphQLCompositeType,
    around: readonly SelectionNode[],
  ): void => {
    for (const node of selections) {
      const conditions = node.directives?.length ? [...around, node] : around;
      switch (node.kind) {
        case Kind.FIELD: {
          const known = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
          const field = known[node.name.value];
          if (field === undefined) break;
          const role = requiredRole(schema, field);
          if (role !== undefined) {
            found.push({ field, node, role, scope: fieldScope(schema, field), conditions });
          }
          const type = getNamedType(field.type);
          if (node.selectionSet && isCompositeType(type)) {
            visit(node.selectionSet, type, conditions);
          }
          break;
        }
        case Kind.INLINE_FRAGMENT:
        case Kind.FRAGMENT_SPREAD: {
          const fragment =
            node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
          const on = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
          const type = isCompositeType(on) ? on : parent;
          if (fragment) visit(fragment.selectionSet, type, conditions);
        }
      }
    }
  };
  const root = schema.getRootType(definition.operation);
  if (root) visit(definition.selectionSet, root, []);
  return found;
}
