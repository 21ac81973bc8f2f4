import {
  execute,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isListType,
  isNonNullType,
  Kind,
  locatedError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { compilableFields, textOf, type CompilableFields } from './compilable-fields.ts';
import { COERCED, toCompilable } from './compilable-schema.ts';

/** Compiling costs about as much as this number of executions. Most documents of an attacker are sent once. */
const COMPILED_AFTER = 10;

/** A compiled operation takes up to 1 MB. The least recently used ones are dropped. */
const MAX_KNOWN = 100;

interface Compiled {
  readonly definition: OperationDefinitionNode;
  readonly fields: CompilableFields;
  readonly query: CompiledQuery['query'];
}

/** How often an operation was executed, then the compiled operation; null: it cannot be compiled. */
interface Known {
  uses: number;
  compiled?: Compiled | null;
}

type Execution = Omit<ExecutionArgs, 'schema'>;

/**
 * Executes operations. Those that are executed often are compiled by graphql-jit, which is several times faster with
 * long lists. It deviates from graphql-js in the coercion of variables and arguments, in directives, in
 * introspection, in the order of failing mutations, and in errors. So graphql-js coerces, only queries and single
 * mutations without directives and introspection are compiled, and errors are converted. If fields make their parent
 * null, the number of reported errors can differ: at least one explains the null, and those of the fields beside it
 * depend in graphql-js on their time.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #compilable: GraphQLSchema;
  readonly #known = new LRUCache<OperationDefinitionNode, Known>({ max: MAX_KNOWN });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#compilable = toCompilable(schema);
  }

  execute(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
    const { document, operationName, contextValue, variableValues } = execution;
    const compiled = this.#compiled(document, operationName ?? undefined);
    if (compiled === null) return execute({ ...execution, schema: this.#schema });
    const { definition, fields, query } = compiled;
    const { errors, coerced } = getVariableValues(
      this.#schema,
      definition.variableDefinitions ?? [],
      variableValues ?? {},
      { maxErrors: 50 },
    );
    if (errors) return { errors };
    const result = query(undefined, contextValue, coerced);
    return result instanceof Promise
      ? result.then((settled) => withErrors(settled, fields))
      : withErrors(result, fields);
  }

  #compiled(document: DocumentNode, operationName: string | undefined): Compiled | null {
    const definition = getOperationAST(document, operationName);
    if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const known = this.#known.get(definition) ?? { uses: 0 };
    this.#known.set(definition, known);
    known.uses += 1;
    if (known.uses <= COMPILED_AFTER) return null;
    if (known.compiled === undefined) known.compiled = this.#compile(document, definition);
    return known.compiled;
  }

  #compile(document: DocumentNode, definition: OperationDefinitionNode): Compiled | null {
    const fields = compilableFields(this.#schema, document, definition);
    if (fields === null) return null;
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const result = compileQuery(this.#compilable, {
      kind: Kind.DOCUMENT,
      definitions: [withCoercedVariables(definition), ...fragments],
    });
    return isCompiledQuery(result) ? { definition, fields, query: result.query } : null;
  }
}

/** The errors as graphql-js has them. graphql-jit's have neither nodes nor extensions. */
function withErrors(result: ExecutionResult, fields: CompilableFields): ExecutionResult {
  if (result.errors === undefined) return result;
  const explained = new Set<string>();
  const errors = result.errors.flatMap(({ message, path = [], locations = [], originalError }) => {
    const of = locations.flatMap((location) => fields.get(textOf(location)) ?? []);
    if (of[0] && isNonNull(of[0].type, path)) {
      // Of the failures that make the same position null, graphql-js reports one.
      const position = path.slice(0, depthOfNull(result.data, path)).join('.');
      if (explained.has(position)) return [];
      explained.add(position);
    }
    const nodes = of.map(({ node }) => node);
    return originalError
      ? [locatedError(originalError, nodes, path)]
      : [new GraphQLError(message, { nodes, path })];
  });
  return { ...result, errors };
}

/** Whether the field, or the item of its list that `path` ends with, is not nullable. */
function isNonNull(type: GraphQLOutputType, path: readonly (string | number)[]): boolean {
  const indexes = path.length - 1 - path.findLastIndex((key) => typeof key === 'string');
  let inner = type;
  for (let i = 0; i < indexes; i += 1) {
    const list = getNullableType(inner);
    if (isListType(list)) inner = list.ofType;
  }
  return isNonNullType(inner);
}

/** The length of the path of the null that contains `path`. */
function depthOfNull(data: unknown, path: readonly (string | number)[]): number {
  let value = data;
  let depth = 0;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    value = Reflect.get(value, key);
    depth += 1;
  }
  return depth;
}

function withCoercedVariables(definition: OperationDefinitionNode): OperationDefinitionNode {
  return {
    ...definition,
    variableDefinitions: (definition.variableDefinitions ?? []).map(({ variable }) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable,
      type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } },
    })),
  };
}
