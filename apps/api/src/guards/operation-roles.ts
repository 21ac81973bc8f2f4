import {
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
import { isLeftOut } from '../graphql/is-left-out.ts';
import { requiredRole } from '../graphql/required-role.ts';
import type { Role } from '../graphql/types.generated.ts';
import type { Operation } from './operation-cost.ts';

/** A selected field that requires a role. */
interface RoleField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  readonly role: Role;
  /** The selections around the field, and itself, that `@skip` or `@include` can leave out. */
  readonly conditions: readonly SelectionNode[];
}

export interface ForbiddenFields {
  readonly fields: readonly [RoleField, ...RoleField[]];
  /** Coerced, with their defaults. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Finds the fields of an operation that its caller's role does not allow, before anything runs; null if there are
 * none. Fields that `@skip` or `@include` leave out do not count. The limit of selections must hold: fragments are
 * followed wherever they are spread.
 */
export function createRoleJudge(
  schema: GraphQLSchema,
): (
  operation: Operation,
  definition: OperationDefinitionNode,
  principal: Principal,
) => ForbiddenFields | null {
  const remembered = new WeakMap<OperationDefinitionNode, readonly RoleField[]>();
  return (operation, definition, principal) => {
    const fields = remembered.get(definition) ?? roleFields(schema, operation, definition);
    remembered.set(definition, fields);
    const refused = fields.filter(({ role }) => !mayActAs(principal, role));
    if (refused.length === 0) return null;
    const { coerced: variables = {} } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      operation.variables,
    );
    const [first, ...others] = refused.filter(
      ({ conditions }) => !conditions.some((each) => isLeftOut(each, variables)),
    );
    return first ? { fields: [first, ...others], variables } : null;
  };
}

function roleFields(
  schema: GraphQLSchema,
  { document }: Operation,
  definition: OperationDefinitionNode,
): readonly RoleField[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const found: RoleField[] = [];
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
          if (role !== undefined) found.push({ field, node, role, conditions });
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
