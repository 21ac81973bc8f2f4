import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
} from 'graphql';

type Key = GraphQLResolveInfo['path']['key'];

/** Objects whose fields are begun early. They are made for one request: their fields may be remembered. */
const begunEarly = new WeakSet<object>();

/**
 * A resolver that may be begun early: then it runs once for a response key, which stands for a field with its
 * arguments, and the executor is given what came of that.
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
 * The fields that a query selects of an object, beside its typename, where all of them are among `names` and
 * stand there plainly, without fragments and directives; else null. What `beginFields` wants.
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
 * Begins fields of an object that is being resolved, and was made for this: each is a resolver that runs `once`.
 * Throws what any of them throws.
 */
export async function beginFields(
  parent: object,
  nodes: readonly FieldNode[],
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<void> {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) throw new TypeError(`${type.name} has no fields to begin`);
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
