/** The reference of the GraphQL schema in Markdown: a section for each operation and each type. */
import {
  astFromValue,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** A description on one line, behind the name that it describes. */
const inline = (text: string | null | undefined) =>
  text ? `: ${text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;')}` : '';

/** A type and an operation can have the same name, so the headings of types end in `(type)`. */
const anchor = (name: string) => `#${name.toLowerCase()}-type`;

function link(type: GraphQLType): string {
  const name = getNamedType(type);
  return isSpecifiedScalarType(name)
    ? `\`${String(type)}\``
    : `[\`${String(type)}\`](${anchor(name.name)})`;
}

function inputLine(input: Input): string {
  const value = isRequiredInputField(input) ? null : astFromValue(input.defaultValue, input.type);
  const preset = value ? ` = \`${print(value)}\`` : '';
  return `- \`${input.name}\` ${link(input.type)}${preset}${inline(input.description)}`;
}

const paragraph = (text: string | null | undefined) =>
  text ? `${text.trim().replaceAll('<', '&lt;')}\n` : '';

function fieldLine(field: GraphQLField<unknown, unknown>): string {
  const inputs = field.args.map((arg) => `  ${inputLine(arg)}`);
  return [`- \`${field.name}\` ${link(field.type)}${inline(field.description)}`, ...inputs].join(
    '\n',
  );
}

/** Roles and scopes are in the schema as the directives `@requires` and `@scoped`. */
export function apiReference(schema: GraphQLSchema): string {
  const requires = schema.getDirective('requires');
  const scoped = schema.getDirective('scoped');
  const roleOf = ({ astNode }: GraphQLField<unknown, unknown>) => {
    const role = requires && astNode ? getDirectiveValues(requires, astNode)?.['role'] : undefined;
    return typeof role === 'string' ? `Role: ${role.toLowerCase()}. ` : '';
  };

  const scopeOf = ({ astNode }: GraphQLField<unknown, unknown>) => {
    const { to, argument } = (scoped && astNode && getDirectiveValues(scoped, astNode)) ?? {};
    if (typeof to !== 'string') return '';
    return `Scope: ${to.toLowerCase()}${typeof argument === 'string' ? ` in \`${argument}\`` : ''}. `;
  };

  const operation = (field: GraphQLField<unknown, unknown>) =>
    [
      `### ${field.name}`,
      paragraph(field.description),
      `${roleOf(field)}${scopeOf(field)}Returns ${link(field.type)}.\n`,
      ...field.args.map((arg) => inputLine(arg)),
    ].join('\n');

  const operations = (title: string, root: GraphQLObjectType | null | undefined) =>
    root
      ? [`## ${title}`, ...Object.values(root.getFields()).map((field) => operation(field))]
      : [];

  const typeLines = (type: GraphQLNamedType): string[] => {
    if (isObjectType(type) || isInterfaceType(type)) {
      return Object.values(type.getFields()).map((field) => fieldLine(field));
    }
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => inputLine(field));
    if (isEnumType(type))
      return type.getValues().map(({ name, description }) => `- \`${name}\`${inline(description)}`);
    if (isUnionType(type)) return type.getTypes().map((each) => `- ${link(each)}`);
    return isScalarType(type) && type.specifiedByURL ? [`Format: <${type.specifiedByURL}>`] : [];
  };

  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !isIntrospectionType(type) &&
      !isSpecifiedScalarType(type) &&
      !roots.some((root) => root === type),
  );
  const parts = [
    '# Reference of the API',
    'Generated from the schema. [api.md](api.md) shows how to use it. A type that ends in `!` is never null.',
    ...operations('Queries', roots[0]),
    ...operations('Mutations', roots[1]),
    ...operations('Subscriptions', roots[2]),
    '## Types',
    ...types.map((type) =>
      [`### ${type.name} (type)`, paragraph(type.description), ...typeLines(type)].join('\n'),
    ),
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
