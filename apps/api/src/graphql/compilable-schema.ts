import {
  defaultFieldResolver,
  getArgumentValues,
  getNamedType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';

/** The type of all variables of compiled operations. graphql-js coerces them before. */
export const COERCED = new GraphQLScalarType({ name: 'CoercedVariable' });

/**
 * The queries and mutations of a schema as graphql-jit needs them. It coerces arguments differently than graphql-js, so
 * its fields have none, and their resolvers coerce them. It expects no promises in properties and lists, so resolvers
 * read them.
 */
export function toCompilable(schema: GraphQLSchema): GraphQLSchema {
  const copies = new Map<GraphQLObjectType, GraphQLObjectType>();
  const copyOf = (type: GraphQLObjectType): GraphQLObjectType => {
    const known = copies.get(type);
    if (known) return known;
    const fields = () =>
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [
          field.name,
          { type: within(field.type), ...resolverOf(field) },
        ]),
      );
    const copy = new GraphQLObjectType({ name: type.name, isTypeOf: type.isTypeOf, fields });
    copies.set(type, copy);
    return copy;
  };
  const within = (type: GraphQLOutputType): GraphQLOutputType => {
    if (isNonNullType(type)) return new GraphQLNonNull(within(type.ofType));
    if (isListType(type)) return new GraphQLList(within(type.ofType));
    return isObjectType(type) ? copyOf(type) : type;
  };
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  return new GraphQLSchema({
    query: query && copyOf(query),
    mutation: mutation && copyOf(mutation),
    types: [COERCED],
  });
}

type Resolver = Pick<GraphQLFieldConfig<unknown, unknown>, 'resolve'>;

function resolverOf(field: GraphQLField<unknown, unknown>): Resolver {
  const { resolve, args, type } = field;
  if (!resolve && isLeafType(getNamedType(type))) return {};
  const own = resolve ?? defaultFieldResolver;
  return {
    resolve(parent, _args, context, info) {
      const [node] = info.fieldNodes;
      if (node === undefined) throw new TypeError(`${field.name} has no node`);
      const coerced = args.length > 0 ? getArgumentValues(field, node, info.variableValues) : {};
      const result = own(parent, coerced, context, info);
      return result instanceof Promise ? result.then(settled) : settled(result);
    },
  };
}

/** A list with its promises resolved. A rejected one becomes its error, as graphql-jit expects it. */
function settled(value: unknown): unknown {
  if (!Array.isArray(value) || !value.some((item) => item instanceof Promise)) return value;
  return Promise.all(
    value.map((item: unknown) =>
      item instanceof Promise
        ? item.catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          )
        : item,
    ),
  );
}
