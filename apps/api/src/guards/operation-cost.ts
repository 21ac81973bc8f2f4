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

/** The most that one operation may cost: a page of 100 sets with some 90 members of each. */
const MOST_COST = 20_000;

/** So many times an operation comes to 1 of the request budget, beyond the 1 that each request is. */
const COST_PER_UNIT = 100;

/** Arguments that say how many of something are wanted. */
const COUNTS = ['first', 'last', 'buckets', 'points'] as const;

/** More of something nobody gets: asking for more is refused by the name of the argument. */
const MOST_COUNTED = 1000;

/** How long a list is taken to be of which nobody says it. */
const ASSUMED_LENGTH = 10;

/** Selections that are looked at, with each fragment where it is spread: more is too much anyway. */
const MOST_SELECTIONS = 2000;

/** Of lists and objects within each other, in variables and arguments. */
const MOST_DEPTH = 100;

/** Costs of one document that are remembered, for different variables. */
const REMEMBERED = 50;

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Says what an operation costs before it runs: about the number of objects that it can answer with, and
 * of items that it brings along. `definition` is the operation in its document that is meant. Throws a
 * `GraphQLError` of code `QUERY_TOO_COMPLEX`.
 */
export function createCostMeter(
  schema: GraphQLSchema,
): (operation: Operation, definition: OperationDefinitionNode) => number {
  const remembered = new WeakMap<OperationDefinitionNode, Map<string, number>>();
  return (operation, definition) => {
    const known = remembered.get(definition) ?? new Map<string, number>();
    remembered.set(definition, known);
    const key = shapeOf(operation.variables, definition);
    const cost = known.get(key) ?? measure(schema, operation);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, cost);
    if (cost <= MOST_COST) return cost;
    throw tooComplex(`The operation costs ${cost}, and no more than ${MOST_COST} is allowed`);
  };
}

/** What an operation takes of the request budget beyond the 1 that every request does. */
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
      maxQueryNodes: MOST_SELECTIONS,
    });
  } catch (error) {
    const isTooMany = error instanceof GraphQLError && error.extensions['code'] === undefined;
    if (!isTooMany) throw error;
    throw tooComplex(`No more than ${MOST_SELECTIONS} fields are allowed`);
  }
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_COMPLEX' satisfies ErrorCode, http: { status: 400 } },
  });
}

/** A field costs what it selects, so many times as it will be selected, and 1 if it is an object. */
function estimate({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const isObject = isCompositeType(getNamedType(field.type));
  // There is one `pageInfo`, however long the page.
  const isOfPage = isConnection(type) && !isList(field.type);
  const own = isObject && !isOfPage ? 1 : 0;
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
  if (counts.length > 0) return Math.min(Math.max(1, ...counts), MOST_COUNTED);
  // What a connection lists was counted where its length was asked for.
  return isList(type) && !isConnection(parent) ? ASSUMED_LENGTH : 1;
}

function countsIn(args: Readonly<Record<string, unknown>>): number[] {
  return COUNTS.map((name) => args[name]).filter((count) => typeof count === 'number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Items of lists in arguments. Throws a `GraphQLError` where they are too deep for anything that recurses. */
function itemsIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MOST_DEPTH)
    throw tooComplex(`No more than ${MOST_DEPTH} levels of lists and objects`);
  const within = (sum: number, item: unknown) => sum + itemsIn(item, depth + 1);
  if (Array.isArray(value)) return value.reduce<number>(within, value.length);
  return Object.values(value).reduce<number>(within, 0);
}

/**
 * All of the declared variables that a cost can depend on, in the order of their declarations: what else a
 * client sends, and how it names that, must not make two operations look alike.
 */
function shapeOf(
  variables: Operation['variables'],
  { variableDefinitions = [] }: OperationDefinitionNode,
): string {
  const shapes = variableDefinitions.map(({ variable: { name } }) =>
    // A variable that is left out has its default, and one that is null has not.
    Object.hasOwn(variables, name.value) ? shapeOfValue(variables[name.value]) : null,
  );
  return JSON.stringify(shapes);
}

/** Of lists and objects how many items are in them, of objects also the counts. */
function shapeOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${itemsIn(value)}]`;
  if (!isRecord(value)) return typeof value === 'string' ? 'text' : String(value);
  const counts = COUNTS.map((name) => {
    const count = value[name];
    return typeof count === 'number' || count === null ? String(count) : '';
  });
  return `{${counts.join()}}${itemsIn(value)}`;
}
