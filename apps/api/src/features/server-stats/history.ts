import { CONSTRAINTS, MayflyError, type TimeSeries } from '@mayfly/core';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { StatsAggregate } from '../../graphql/types.generated.ts';

const AGGREGATES = {
  MIN: 'min',
  MAX: 'max',
  AVERAGE: 'average',
  LAST: 'last',
  SUM: 'sum',
} as const satisfies Record<StatsAggregate, string>;

/** The maximum number of values in one response. */
const MAX_VALUES = 100_000;

interface HistoryArgs<Name> {
  readonly fields: readonly Name[];
  readonly aggregates: readonly StatsAggregate[];
  readonly points: number;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly lastMs?: number | null | undefined;
}

/** The sources that a query asks for, and the argument that names them. Default: those with the latest samples. */
interface AskedSources {
  readonly argument: 'instances' | 'sources';
  readonly names: readonly string[] | undefined;
}

/** Reads points of a series. `toField`: core's name of a field. */
export async function readHistory<Name extends string, Field extends string>(
  series: TimeSeries<Field>,
  toField: (name: Name) => Field,
  args: HistoryArgs<Name>,
  { argument, names: sources }: AskedSources,
) {
  const { points } = args;
  const names = unique('fields', args.fields);
  const aggregates = unique('aggregates', args.aggregates);
  const valuesEach = names.length * aggregates.length * Math.max(1, points);
  if (valuesEach * (sources?.length ?? 1) > MAX_VALUES) {
    const field = valuesEach > MAX_VALUES ? 'points' : argument;
    const message = `points times fields, aggregates and ${argument} are ${MAX_VALUES} at most`;
    throw new MayflyError('INVALID_OPTION', message, { field });
  }
  const answer = await renameFields({ sources: argument, aggregate: 'aggregates' }, () =>
    series.query({
      fields: mapped(names, toField),
      aggregate: mapped(aggregates, (aggregate) => AGGREGATES[aggregate]),
      points,
      sources,
      maxSources: Math.min(CONSTRAINTS.queryLines, Math.floor(MAX_VALUES / valuesEach)),
      from: args.from ?? undefined,
      to: args.to ?? undefined,
      lastMs: args.lastMs ?? undefined,
    }),
  );
  return {
    from: new Date(answer.from),
    to: new Date(answer.to),
    stepMs: answer.stepMs,
    resolutionMs: answer.resolutionMs,
    now: new Date(answer.now),
    hasMoreSources: answer.hasMoreSources,
    sources: answer.sources.map(({ source, fields }) => ({
      source,
      lines: names.flatMap((field) =>
        aggregates.map((aggregate) => ({
          field,
          aggregate,
          values: [...fields[toField(field)][AGGREGATES[aggregate]]],
        })),
      ),
    })),
  };
}

type NonEmpty<Item> = readonly [Item, ...Item[]];

function unique<Item>(field: string, items: readonly Item[]): NonEmpty<Item> {
  const [first, ...rest] = new Set(items);
  if (first !== undefined) return [first, ...rest];
  throw new MayflyError('INVALID_OPTION', `${field} must not be empty`, { field });
}

function mapped<Item, Result>(
  [first, ...rest]: NonEmpty<Item>,
  map: (item: Item) => Result,
): NonEmpty<Result> {
  return [map(first), ...rest.map(map)];
}
