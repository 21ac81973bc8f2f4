import {
  execute,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isObjectType,
  Kind,
  locatedError,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SourceLocation,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

/** Compiling costs about as much as this number of executions. Most documents of an attacker are sent once. */
const COMPILED_AFTER = 10;

/** The type of all variables of compiled operations. graphql-js coerces them before. */
const COERCED = 'CoercedVariable';

/** Extends the schema that is compiled. */
export const COMPILED_TYPES = `scalar ${COERCED}`;

interface Compiled {
  readonly definition: OperationDefinitionNode;
  readonly query: CompiledQuery['query'];
}

/** How often a query was executed, then the compiled query; null: it cannot be compiled. */
interface Known {
  uses: number;
  compiled?: Compiled | null;
}

type Execution = Omit<ExecutionArgs, 'schema'>;

/**
 * Executes operations. Queries that are executed often are compiled by graphql-jit, which is several times faster with
 * long lists. It deviates from graphql-js in the coercion of variables and arguments, in directives, in the order of
 * failing mutations, and in lists of promises. So graphql-js coerces, only queries without directives are compiled,
 * and no resolver may return a list of promises. If several fields fail, it can report more of their errors.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #createCompilable: () => GraphQLSchema;
  #compilable: GraphQLSchema | undefined;
  readonly #known = new WeakMap<OperationDefinitionNode, Known>();

  /** `createCompilable`: creates a second instance of the schema, with `COMPILED_TYPES`, when it is first needed. */
  constructor(schema: GraphQLSchema, createCompilable: () => GraphQLSchema) {
    this.#schema = schema;
    this.#createCompilable = createCompilable;
  }

  execute(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
    const { document, operationName, contextValue, variableValues } = execution;
    const compiled = this.#compiled(document, operationName ?? undefined);
    if (compiled === null) return execute({ ...execution, schema: this.#schema });
    const { definition, query } = compiled;
    const { errors, coerced } = getVariableValues(
      this.#schema,
      definition.variableDefinitions ?? [],
      variableValues ?? {},
      { maxErrors: 50 },
    );
    if (errors) return { errors };
    const result = query(undefined, contextValue, coerced);
    return result instanceof Promise
      ? result.then((settled) => withErrors(settled, definition))
      : withErrors(result, definition);
  }

  #compiled(document: DocumentNode, operationName: string | undefined): Compiled | null {
    const definition = getOperationAST(document, operationName);
    if (definition?.operation !== OperationTypeNode.QUERY) return null;
    const known = this.#known.get(definition) ?? { uses: 0 };
    this.#known.set(definition, known);
    known.uses += 1;
    if (known.uses <= COMPILED_AFTER) return null;
    if (known.compiled === undefined) known.compiled = this.#compile(document, definition);
    return known.compiled;
  }

  #compile(document: DocumentNode, definition: OperationDefinitionNode): Compiled | null {
    if (hasDirectives(document)) return null;
    this.#compilable ??= withoutArguments(this.#createCompilable());
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const result = compileQuery(this.#compilable, {
      kind: Kind.DOCUMENT,
      definitions: [withCoercedVariables(definition), ...fragments],
    });
    return isCompiledQuery(result) ? { definition, query: result.query } : null;
  }
}

/** The errors as graphql-js has them: graphql-jit's have neither nodes nor extensions. */
function withErrors(result: ExecutionResult, { loc }: OperationDefinitionNode): ExecutionResult {
  if (result.errors === undefined) return result;
  const errors = result.errors.map(({ message, path, locations = [], originalError }) => {
    if (originalError instanceof GraphQLError && originalError.nodes) {
      return locatedError(originalError, undefined, path);
    }
    const positions = loc && locations.map((location) => positionOf(loc.source.body, location));
    return new GraphQLError(message, { source: loc?.source, positions, path, originalError });
  });
  return { ...result, errors };
}

function positionOf(text: string, { line, column }: SourceLocation): number {
  const ends = [...text.matchAll(/\r\n|[\n\r]/g)];
  const previous = ends[line - 2];
  const start = previous === undefined ? 0 : previous.index + previous[0].length;
  return start + column - 1;
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
    },
  });
  return found;
}

function withCoercedVariables(definition: OperationDefinitionNode): OperationDefinitionNode {
  return {
    ...definition,
    variableDefinitions: (definition.variableDefinitions ?? []).map(({ variable }) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable,
      type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED } },
    })),
  };
}

/** Hides arguments from the compiler. Each resolver coerces its own, as graphql-js does. */
function withoutArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (field.args.length === 0 || !resolve) continue;
      const withArguments = { ...field };
      field.args = [];
      field.resolve = (parent, _args, context, info) => {
        const [node] = info.fieldNodes;
        if (node === undefined) throw new TypeError(`${field.name} has no node`);
        const args = getArgumentValues(withArguments, node, info.variableValues);
        return resolve(parent, args, context, info);
      };
    }
  }
  return schema;
}
