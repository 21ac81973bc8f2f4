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
 * Rejects variables of the wrong type before anything runs, and names the field: the error of GraphQL has it only
 * in its message. The path begins below an input object, and is spelled as in core: `ttlMs`, `members[1].ttlMs`.
 * Throws a `GraphQLError` with the code `BAD_USER_INPUT`.
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
      // Without it, Apollo answers 500 to an error of a plugin.
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
