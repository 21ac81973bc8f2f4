import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredInputField,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

const LITERALS: Readonly<Record<string, string>> = {
  String: '"x"',
  ID: '"x"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2030-01-01T00:00:01.000Z"',
  JSON: '1',
};

/** The shortest selection of a root field that is valid. */
export function minimalSelection(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(isRequiredInputField);
  const args = required.map(({ name, type }) => `${name}: ${literal(type)}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isLeafType(type) && !isAbstractType(type) ? '' : ' { __typename }';
  return `${field.name}${args === '' ? '' : `(${args})`}${selection}`;
}

function literal(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return `[${literal(inner.ofType)}]`;
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? '';
  if (isScalarType(inner)) return LITERALS[inner.name] ?? '"x"';
  if (!isInputObjectType(inner)) throw new TypeError(`${String(inner)} is no input`);
  const fields = Object.values(inner.getFields());
  const given = inner.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return `{ ${given.map((each) => `${each.name}: ${literal(each.type)}`).join(', ')} }`;
}
