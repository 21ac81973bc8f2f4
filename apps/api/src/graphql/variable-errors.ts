import {
  coerceInputValue,
  GraphQLError,
  isInputType,
  Kind,
  typeFromAST,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { ErrorCode } from './types.generated.ts';

/**
 * Refuses variables that are not of their type before anything runs, and names the field: GraphQL's own
 * error has it only in its message. The path begins below an input object, and is spelled as core spells
 * it: `ttlMs`, `members[1].ttlMs`. Throws a `GraphQLError` of code `BAD_USER_INPUT`.
 */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const definition of operation.variableDefinitions ?? []) {
    checkVariable(schema, definition, variables);
  }
}

function checkVariable(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  const value = variables[name];
  if (value === undefined && (defaultValue !== undefined || typeNode.kind !== Kind.NON_NULL_TYPE))
    return;
  if (!isInputType(type)) return;
  coerceInputValue(value, type, (path, _value, error) => {
    const field = spell(typeof path[0] === 'string' ? path : [name, ...path]);
    throw new GraphQLError(`${field}: ${error.message}`, {
      // Apollo answers 500 to what a plugin throws, unless it is told.
      extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, field, http: { status: 400 } },
    });
  });
}

function spell(path: readonly (string | number)[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
