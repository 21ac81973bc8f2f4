import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getComplexity, type ComplexityEstimatorArgs } from 'graphql-query-complexity';
import type { ErrorCode } from '../graphql/types.generated.ts';

/** The maximum cost of one operation: a page of 100 sets with about 90 members each. */
export const MAX_COST = 20_000;

/** This cost counts as 1 in the request budget, in addition to the 1 of each request. */
const COST_PER_UNIT = 100;

/** Arguments that are numbers of objects. */
const COUNTS = ['first', 'last', 'buckets', 'points'] as const;

/** The maximum that any of these arguments accepts. Resolvers reject more with an error. */
const MAX_COUNTED = 1000;

/** The assumed length of a list without such an argument. */
const ASSUMED_LENGTH = 10;

/** The maximum number of selections. A fragment counts wherever it is spread. */
const MAX_SELECTIONS = 2000;

/** The maximum depth of variables and arguments. */
const MAX_DEPTH = 100;

/** The number of cached costs of one document, for different variables. */
const REMEMBERED = 50;

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Measures the cost of an operation before it runs: about the number of objects that it can return, and of items in
 * its input. `definition`: the selected operation of the document. Throws a `GraphQLError` with the code
 * `QUERY_TOO_COMPLEX`.
 */
export function createCostMeter(
  schema: GraphQLSchema,
): (operation: Operation, definition: OperationDefinitionNode) => number {
  const remembered = new WeakMap<OperationDefinitionNode, Map<string, number>>();
  return (operation, definition) => {
    const known = remembered.get(definition) ?? new Map<string, number>();
    remembered.set(definition, known);
    const key = shapeOf(operation.variables, definition);
    const cost = known.get(key) ?? Math.ceil(measure(schema, operation));
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, cost);
    if (cost <= MAX_COST) return cost;
    throw tooComplex(`The operation costs ${cost}; the maximum is ${MAX_COST}`);
  };
}

/** The share of an operation in the request budget, beyond the 1 of each request. */
export function extraUnits(cost: number): number {
  return Math.floor(cost / COST_PER_UNIT);
}

function measure(schema: GraphQLSchema, { document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName !== undefined && { operationName }),
      estimators: [estimate],
      maxQueryNodes: MAX_SELECTIONS,
    });
  } catch (error) {
    const isTooMany = error instanceof GraphQLError && error.extensions['code'] === undefined;
    if (!isTooMany) throw error;
    throw tooComplex(`An operation must not have more than ${MAX_SELECTIONS} fields`);
  }
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_COMPLEX' satisfies ErrorCode, http: { status: 400 } },
  });
}

/** A list of numbers costs far less than as many objects. */
const LIST_COST = 0.05;

/**
 * A field costs the cost of its selection times the number of objects, plus 1 if it is an object, or a twentieth if it is
 * a list of scalars.
 */
function estimate({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const isObject = isCompositeType(getNamedType(field.type));
  // A page has one `pageInfo`, at any length.
  const isOfPage = isConnection(type) && !isList(field.type);
  const own = isObject ? (isOfPage ? 0 : 1) : isList(field.type) ? LIST_COST : 0;
  return own + countOf(args, type, field.type) * childComplexity + itemsIn(args);
}

function isConnection({ name }: ComplexityEstimatorArgs['type']): boolean {
  return name.endsWith('Connection');
}

function isList(type: ComplexityEstimatorArgs['field']['type']): boolean {
  return isListType(getNullableType(type));
}

function countOf(
  args: Readonly<Record<string, unknown>>,
  parent: ComplexityEstimatorArgs['type'],
  type: ComplexityEstimatorArgs['field']['type'],
): number {
  const counts = [args, ...Object.values(args).filter(isRecord)].flatMap(countsIn);
  if (counts.length > 0) return Math.min(Math.max(1, ...counts), MAX_COUNTED);
  if (isList(type) && Array.isArray(args['ids'])) return args['ids'].length;
  // The items of a connection are counted at the argument for its length.
  return isList(type) && !isConnection(parent) ? ASSUMED_LENGTH : 1;
}

function countsIn(args: Readonly<Record<string, unknown>>): number[] {
  return COUNTS.map((name) => args[name]).filter((count) => typeof count === 'number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The number of items of lists in arguments. Throws a `GraphQLError` if they are nested too deeply for recursion.
 */
function itemsIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH)
    throw tooComplex(`Lists and objects must not be nested more than ${MAX_DEPTH} deep`);
  const within = (sum: number, item: unknown) => sum + itemsIn(item, depth + 1);
  if (Array.isArray(value)) return value.reduce<number>(within, value.length);
  return Object.values(value).reduce<number>(within, 0);
}

/**
 * All properties of declared variables on which a cost can depend, in the order of their declarations. Other
 * variables of a client are ignored, so that two operations cannot be confused.
 */
function shapeOf(
  variables: Operation['variables'],
  { variableDefinitions = [] }: OperationDefinitionNode,
): string {
  const shapes = variableDefinitions.map(({ variable: { name } }) =>
    // An omitted variable has its default, null does not.
    Object.hasOwn(variables, name.value) ? shapeOfValue(variables[name.value]) : null,
  );
  return JSON.stringify(shapes);
}

/** Lists and objects as their number of items, objects also with their counts. */
function shapeOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${itemsIn(value)}]`;
  if (!isRecord(value)) return typeof value === 'string' ? 'text' : String(value);
  const counts = COUNTS.map((name) => {
    const count = value[name];
    return typeof count === 'number' || count === null ? String(count) : '';
  });
  return `{${counts.join()}}${itemsIn(value)}`;
}
