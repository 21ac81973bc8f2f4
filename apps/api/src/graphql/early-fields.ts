import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
} from 'graphql';

type Key = GraphQLResolveInfo['path']['key'];

/** Objects whose fields are resolved early. Each belongs to one request, so results can be cached. */
const begunEarly = new WeakSet<object>();

/**
 * A resolver that can run early. Then it runs once for a response key, which identifies a field with its arguments,
 * and the executor receives that result.
 */
export function once<Parent extends object, Args, Context, Result>(
  resolve: (parent: Parent, args: Args, context: Context) => Promise<Result>,
) {
  const answers = new WeakMap<Parent, Map<Key, Promise<Result>>>();
  return (
    parent: Parent,
    args: Args,
    context: Context,
    { path: { key } }: GraphQLResolveInfo,
  ): Promise<Result> => {
    if (!begunEarly.has(parent)) return resolve(parent, args, context);
    const ofParent = answers.get(parent) ?? new Map<Key, Promise<Result>>();
    answers.set(parent, ofParent);
    const answer = ofParent.get(key) ?? resolve(parent, args, context);
    ofParent.set(key, answer);
    return answer;
  };
}

/**
 * The fields that a query selects of an object, apart from its typename, if all are among `names`, without
 * fragments and directives; else null. For `beginFields`.
 */
export function plainSelection(
  { fieldNodes }: GraphQLResolveInfo,
  names: ReadonlySet<string>,
): readonly FieldNode[] | null {
  const selected: FieldNode[] = [];
  for (const node of fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])) {
    if (node.kind !== Kind.FIELD || (node.directives?.length ?? 0) > 0) return null;
    if (node.name.value === '__typename') continue;
    if (!names.has(node.name.value)) return null;
    selected.push(node);
  }
  return selected.length > 0 ? selected : null;
}

/**
 * Starts fields of a new object, while it is being resolved. Each resolver must be wrapped by `once`. Throws what
 * any of them throws.
 */
export async function beginFields(
  parent: object,
  nodes: readonly FieldNode[],
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<void> {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) throw new TypeError(`${type.name} has no fields`);
  const fields = type.getFields();
  begunEarly.add(parent);
  const begin = async (node: FieldNode): Promise<unknown> => {
    const fieldName = node.name.value;
    const field = fields[fieldName];
    if (!field?.resolve) throw new TypeError(`${type.name}.${fieldName} has no resolver`);
    const key = node.alias?.value ?? fieldName;
    return field.resolve(parent, getArgumentValues(field, node, info.variableValues), context, {
      ...info,
      fieldName,
      fieldNodes: [node],
      parentType: type,
      returnType: field.type,
      path: { prev: info.path, key, typename: type.name },
    });
  };
  await Promise.all(nodes.map(begin));
}
