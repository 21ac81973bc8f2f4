import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { inputOf } from './inputs.ts';

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A part of a document, and the variables that it needs: by name, with type and value. */
interface Part {
  readonly text: string;
  readonly variables: readonly Variable[];
}

interface Variable {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

const DEPTH = 4;
const FIELDS = 4;

/** One operation of a schema, with one field of a root type and random selections of it. */
export function operationsOf(schema: GraphQLSchema): Arbitrary<Operation> {
  const roots: [keyword: string, type: GraphQLObjectType | null | undefined][] = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ];
  const fields = roots.flatMap(([keyword, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ keyword, field })),
  );
  return fc.constantFrom(...fields).chain(({ keyword, field }) =>
    fieldOf(schema, field, DEPTH).map((part) => {
      // The same field can be selected twice in one document: each argument has a separate variable.
      const named = part.variables.map((variable, index) => ({ ...variable, as: `v${index}` }));
      let text = part.text;
      for (const { name, as } of named) text = text.replace(`$${name};`, `$${as}`);
      const declared = named.map(({ as, type }) => `$${as}: ${type}`).join(', ');
      return {
        query: `${keyword} ${declared === '' ? '' : `(${declared})`} { ${text} }`,
        variables: Object.fromEntries(named.map(({ as, value }) => [as, value])),
      };
    }),
  );
}

function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  depth: number,
): Arbitrary<Part> {
  const args = fc.tuple(
    ...field.args.map((arg) =>
      fc
        .tuple(inputOf(arg.type), isNonNullType(arg.type) ? fc.constant(true) : fc.boolean())
        .map(([value, given]) => ({ name: arg.name, type: String(arg.type), value, given })),
    ),
  );
  return fc.tuple(args, selectionOf(schema, field.type, depth - 1)).map(([all, selection]) => {
    const given = all.filter((arg) => arg.given);
    const list = given.map(({ name }) => `${name}: $${field.name}.${name};`).join(', ');
    return {
      text: `${field.name}${list === '' ? '' : `(${list})`} ${selection.text}`,
      variables: [
        ...given.map(({ name, type, value }) => ({ name: `${field.name}.${name}`, type, value })),
        ...selection.variables,
      ],
    };
  });
}

function selectionOf(
  schema: GraphQLSchema,
  outputType: GraphQLOutputType,
  depth: number,
): Arbitrary<Part> {
  const type = getNamedType(outputType);
  if (isLeafType(type)) return fc.constant({ text: '', variables: [] });
  if (isAbstractType(type)) {
    const types = schema.getPossibleTypes(type);
    return fc.tuple(...types.map((each) => selectionOf(schema, each, depth))).map((parts) => ({
      text: `{ __typename ${parts.map((part, i) => `... on ${types[i]?.name} ${part.text}`).join(' ')} }`,
      variables: parts.flatMap(({ variables }) => variables),
    }));
  }
  const fields = Object.values(type.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  );
  const parts = fc
    .subarray(fields, { maxLength: Math.min(FIELDS, fields.length) })
    .chain((some) => fc.tuple(...some.map((field) => fieldOf(schema, field, depth))));
  return parts.map((some) => ({
    text: `{ __typename ${some.map(({ text }) => text).join(' ')} }`,
    variables: some.flatMap(({ variables }) => variables),
  }));
}
