import {
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { mayActAs, type Principal } from '../auth/principal.ts';
import { isInScope } from '../auth/scopes.ts';
import { fieldScope, type FieldScope } from '../graphql/field-scope.ts';
import { isLeftOut } from '../graphql/is-left-out.ts';
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
    if (principal.scopes === null && fields.every(({ role }) => mayActAs(principal, role))) {
      return null;
    }
    const { coerced: variables = {} } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      operation.variables,
    );
    const [first, ...others] = fields.filter(
      (field) =>
        !field.conditions.some((each) => isLeftOut(each, variables)) &&
        !(mayActAs(principal, field.role) && isOpenTo(principal, field, variables)),
    );
    return first ? { fields: [first, ...others], variables } : null;
  };
}

/** Whether the scopes of the caller allow a field with these arguments. */
function isOpenTo(
  principal: Principal,
  { field, node, scope }: GuardedField,
  variables: Readonly<Record<string, unknown>>,
): boolean {
  if (principal.scopes === null) return true;
  if (scope.use !== 'named') return scope.use !== 'closed';
  let named: unknown = getArgumentValues(field, node, variables);
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
    parent: GraphQLObjectType,
    around: readonly SelectionNode[],
  ): void => {
    for (const node of selections) {
      const conditions = node.directives?.length ? [...around, node] : around;
      switch (node.kind) {
        case Kind.FIELD: {
          const field = parent.getFields()[node.name.value];
          if (field === undefined) break;
          const role = requiredRole(schema, field);
          if (role !== undefined) {
            found.push({ field, node, role, scope: fieldScope(schema, field), conditions });
          }
          const type = getNamedType(field.type);
          if (node.selectionSet && isObjectType(type)) visit(node.selectionSet, type, conditions);
          break;
        }
        case Kind.INLINE_FRAGMENT:
          // Without interfaces and unions, a fragment is on the type around it.
          visit(node.selectionSet, parent, conditions);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const fragment = fragments.get(node.name.value);
          if (fragment) visit(fragment.selectionSet, parent, conditions);
        }
      }
    }
  };
  const root = schema.getRootType(definition.operation);
  if (root) visit(definition.selectionSet, root, []);
  return found;
}
