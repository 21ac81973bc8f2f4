import { MayflyError } from '../errors.ts';
import {
  checkInteger,
  checkMoment,
  checkName,
  checkOptions,
  checkTtl,
  type OptionNames,
} from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { AGGREGATES, type Aggregate } from './aggregate.ts';
import { checkFieldName } from './sample.ts';

export interface SeriesQuery<Field extends string, Wanted extends Aggregate> {
  /** 1 to 64. */
  readonly fields: readonly [Field, ...Field[]];
  /** What is told of the samples of a point. */
  readonly aggregate: readonly [Wanted, ...Wanted[]];
  /** How many points at most for each field: 1 to 1000. */
  readonly points: number;
  /** By name. All that were sampled within the retention where it is left out. */
  readonly sources?: readonly string[] | undefined;
  /**
   * Where they are left out, how many at most, those that were sampled last: 1 to 1000, and never more than
   * 1000 divided by the number of fields.
   */
  readonly maxSources?: number | undefined;
  /** The first moment that counts, epoch ms. The oldest where it is left out. */
  readonly from?: Date | number | undefined;
  /** Instead of `from` and `to`: the last so many ms, up to and with now. 1 to ten years. */
  readonly lastMs?: number | undefined;
  /** The first moment that does not count, epoch ms. Up to and with now where it is left out. */
  readonly to?: Date | number | undefined;
}

/** The points of one field, oldest first; null where there was no sample. */
export type Line<Wanted extends Aggregate> = Readonly<Record<Wanted, readonly (number | null)[]>>;

export interface SourceLines<Field extends string, Wanted extends Aggregate> {
  readonly source: string;
  readonly fields: Readonly<Record<Field, Line<Wanted>>>;
}

export interface SeriesAnswer<Field extends string, Wanted extends Aggregate> {
  /** The beginning of the first point; point i is of the time from `from + i * stepMs` on. */
  readonly from: number;
  /** The end of the last point. */
  readonly to: number;
  /** The width of a point. */
  readonly stepMs: number;
  /** What the window was widened to multiples of, ms: finer than `stepMs`, or the same. */
  readonly resolutionMs: number;
  readonly now: number;
  /** By name, or in the order in which they were asked for. */
  readonly sources: readonly SourceLines<Field, Wanted>[];
  /** Whether there are more sources than one answer has room for: then they are asked for by name. */
  readonly hasMoreSources: boolean;
}

const QUERY: OptionNames<SeriesQuery<string, Aggregate>> = {
  fields: true,
  aggregate: true,
  points: true,
  sources: true,
  maxSources: true,
  from: true,
  lastMs: true,
  to: true,
};

/** What query.lua is told of a query. */
export interface CheckedQuery<Field extends string, Wanted extends Aggregate> {
  readonly fields: readonly Field[];
  readonly aggregates: readonly Wanted[];
  readonly points: number;
  readonly sources: readonly string[];
  readonly maxSources: number;
  readonly from: number | `~${number}` | '';
  readonly to: number | '';
}

/** `INVALID_SAMPLE` for a field's name, `INVALID_NAME` for a source's, `INVALID_TTL`, `INVALID_OPTION`. */
export function checkQuery<Field extends string, Wanted extends Aggregate>(
  query: SeriesQuery<Field, Wanted>,
): CheckedQuery<Field, Wanted> {
  checkOptions<SeriesQuery<Field, Wanted>>(query, QUERY, 'query');
  const fields = unique<Field>(query.fields, 'fields');
  checkInteger(fields.length, 1, CONSTRAINTS.sampleFields, 'INVALID_OPTION', 'fields');
  for (const [index, field] of fields.entries()) checkFieldName(field, `fields[${index}]`);

  const aggregates = unique<Wanted>(query.aggregate, 'aggregate');
  if (aggregates.length === 0 || aggregates.some((name) => !AGGREGATES.includes(name))) {
    refuse('aggregate', `aggregate is one or more of ${AGGREGATES.join(', ')}`);
  }
  const from = checkEdge(query.from, 'from');
  const to = checkEdge(query.to, 'to');
  if (from !== '' && to !== '' && from >= to) refuse('to', 'to is after from');
  const { lastMs } = query;
  if (lastMs !== undefined && (from !== '' || to !== '')) {
    refuse('lastMs', 'lastMs goes without from and to');
  }
  const span = lastMs === undefined ? undefined : (`~${checkTtl(lastMs, 'lastMs')}` as const);

  const sources = query.sources === undefined ? [] : unique(query.sources, 'sources');
  for (const [index, source] of sources.entries()) checkName(source, `sources[${index}]`);
  if (query.sources?.length === 0) refuse('sources', 'sources are one at least, or left out');
  if (sources.length * fields.length > CONSTRAINTS.queryLines) {
    refuse('sources', `sources times fields are ${CONSTRAINTS.queryLines} at most`);
  }
  const points = checkInteger(query.points, 1, CONSTRAINTS.queryPoints, 'INVALID_OPTION', 'points');
  const asked = query.maxSources ?? CONSTRAINTS.queryLines;
  const maxSources = Math.min(
    checkInteger(asked, 1, CONSTRAINTS.queryLines, 'INVALID_OPTION', 'maxSources'),
    Math.floor(CONSTRAINTS.queryLines / fields.length),
  );
  return { fields, aggregates, points, sources, maxSources, from: span ?? from, to };
}

/** A text would be read as the list of its characters. `INVALID_OPTION`. */
function unique<Item>(items: readonly Item[], field: string): Item[] {
  const isList: boolean = Array.isArray(items);
  if (!isList) refuse(field, `${field} are a list`);
  return [...new Set(items)];
}

/** Epoch ms of a moment, or '' for none. `INVALID_OPTION`. */
export function checkEdge(moment: Date | number | undefined, field: string): number | '' {
  return moment === undefined ? '' : checkMoment(moment, field, 'INVALID_OPTION');
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
