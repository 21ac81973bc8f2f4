import { getDirectiveValues, type GraphQLField, type GraphQLSchema } from 'graphql';
import { readGlobalId, type NodeType } from './global-id.ts';

/** An object that a global id identifies, and the root field that reads it. */
interface NamedNode {
  readonly type: NodeType;
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** The arguments of the field for this object; empty for a list. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** The object of a global id, as `@readBy` of its type says; undefined for other texts. */
export function namedNode(schema: GraphQLSchema, id: string): NamedNode | undefined {
  const read = readGlobalId(id);
  if (read === undefined) return undefined;
  const { type, key } = read;
  const directive = schema.getDirective('readBy');
  const astNode = schema.getType(type)?.astNode;
  const { field: reader, argument } =
    (directive && astNode && getDirectiveValues(directive, astNode)) ?? {};
  const field = typeof reader === 'string' ? schema.getQueryType()?.getFields()[reader] : undefined;
  if (field === undefined) throw new TypeError(`${type} must have @readBy with a root field`);
  // The name of a group is unique in its set.
  const [set] = key.split(' ', 1);
  const name = type === 'ExpiryGroup' ? set : key;
  return { type, key, field, args: typeof argument === 'string' ? { [argument]: name } : {} };
}
