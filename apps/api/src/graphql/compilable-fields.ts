import {
  getLocation,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type SourceLocation,
} from 'graphql';

interface Field {
  readonly node: FieldNode;
  readonly type: GraphQLOutputType;
}

/** The fields of an operation, by the text of their locations. */
export type CompilableFields = ReadonlyMap<string, Field>;

/** Larger operations would block other requests while they are compiled. A fragment counts wherever it is spread. */
const MAX_SELECTIONS = 150;

/** graphql-jit joins names with underscores to new names, and names indexes `idx0`. */
const UNAMBIGUOUS = /^(?!idx\d)[a-z][a-z\d]*$/i;

/** The fields of a valid operation; null if it is large, or if graphql-jit would answer it differently. */
export function compilableFields(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): CompilableFields | null {
  const [first] = selectionSet.selections;
  const isSingle = selectionSet.selections.length === 1 && first?.kind === Kind.FIELD;
  if (operation !== OperationTypeNode.QUERY && !isSingle) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const fields = new Map<string, Field>();
  let count = 0;
  const canCompile = ({ selections }: SelectionSetNode, parent: GraphQLObjectType): boolean =>
    selections.every((node) => {
      count += 1;
      if (count > MAX_SELECTIONS || node.directives?.length) return false;
      if (node.kind === Kind.INLINE_FRAGMENT || node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        // The compiled schema has no interfaces.
        const on = fragment?.typeCondition?.name.value ?? parent.name;
        return (
          fragment !== undefined && on === parent.name && canCompile(fragment.selectionSet, parent)
        );
      }
      if (node.alias && !UNAMBIGUOUS.test(node.alias.value)) return false;
      if (node.name.value === '__typename') return true;
      const field = parent.getFields()[node.name.value];
      if (field === undefined || node.loc === undefined || !UNAMBIGUOUS.test(field.name))
        return false;
      const location = getLocation(node.loc.source, node.loc.start);
      fields.set(textOf(location), { node, type: field.type });
      const type = getNamedType(field.type);
      if (node.selectionSet === undefined) return isLeafType(type);
      return isObjectType(type) && canCompile(node.selectionSet, type);
    });
  const root = schema.getRootType(operation);
  return root && canCompile(selectionSet, root) ? fields : null;
}

export function textOf({ line, column }: SourceLocation): string {
  return `${line}:${column}`;
}
