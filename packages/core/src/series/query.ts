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
  /** 1 to 32. */
  readonly fields: readonly [Field, ...Field[]];
  /** The values of a point. */
  readonly aggregate: readonly [Wanted, ...Wanted[]];
  /** Maximum number of points for each field: 1 to 1000. */
  readonly points: number;
  /** By name. By default all with samples within the retention. */
  readonly sources?: readonly string[] | undefined;
  /**
   * Without `sources`, the maximum number of sources, those with the latest samples: 1 to 1000, and at most
   * 1000 divided by the number of fields.
   */
  readonly maxSources?: number | undefined;
  /** The beginning of the window, epoch ms. The oldest sample by default. */
  readonly from?: Date | number | undefined;
  /** Instead of `from` and `to`: the length of a window up to and including now, in ms. 1 to ten years. */
  readonly lastMs?: number | undefined;
  /** The end of the window, exclusive, epoch ms. Up to and including now by default. */
  readonly to?: Date | number | undefined;
}

/** The points of one field, oldest first; null without a sample. */
export type Line<Wanted extends Aggregate> = Readonly<Record<Wanted, readonly (number | null)[]>>;

export interface SourceLines<Field extends string, Wanted extends Aggregate> {
  readonly source: string;
  readonly fields: Readonly<Record<Field, Line<Wanted>>>;
}

export interface SeriesAnswer<Field extends string, Wanted extends Aggregate> {
  /** The beginning of the first point; point i covers the time from `from + i * stepMs` on. */
  readonly from: number;
  /** The end of the last point. */
  readonly to: number;
  /** The width of a point. */
  readonly stepMs: number;
  /** The window was widened to multiples of this, ms: at most `stepMs`. */
  readonly resolutionMs: number;
  readonly now: number;
  /** By name, or in the requested order. */
  readonly sources: readonly SourceLines<Field, Wanted>[];
  /** Whether there are more sources than fit into one answer. Request the others by name. */
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

/** The arguments of query.lua. */
export interface CheckedQuery<Field extends string, Wanted extends Aggregate> {
  readonly fields: readonly Field[];
  readonly aggregates: readonly Wanted[];
  readonly points: number;
  readonly sources: readonly string[];
  readonly maxSources: number;
  readonly from: number | `~${number}` | '';
  readonly to: number | '';
}

/** `INVALID_SAMPLE` for the name of a field, `INVALID_NAME` for a source, `INVALID_TTL`, `INVALID_OPTION`. */
export function checkQuery<Field extends string, Wanted extends Aggregate>(
  query: SeriesQuery<Field, Wanted>,
): CheckedQuery<Field, Wanted> {
  checkOptions<SeriesQuery<Field, Wanted>>(query, QUERY, 'query');
  const fields = unique<Field>(query.fields, 'fields');
  checkInteger(fields.length, 1, CONSTRAINTS.sampleFields, 'INVALID_OPTION', 'fields');
  for (const [index, field] of fields.entries()) checkFieldName(field, `fields[${index}]`);

  const aggregates = unique<Wanted>(query.aggregate, 'aggregate');
  if (aggregates.length === 0 || aggregates.some((name) => !AGGREGATES.includes(name))) {
    refuse('aggregate', `aggregate must be one or more of ${AGGREGATES.join(', ')}`);
  }
  const from = checkEdge(query.from, 'from');
  const to = checkEdge(query.to, 'to');
  if (from !== '' && to !== '' && from >= to) refuse('to', 'to must be after from');
  const { lastMs } = query;
  if (lastMs !== undefined && (from !== '' || to !== '')) {
    refuse('lastMs', 'lastMs must not be used with from or to');
  }
  const span = lastMs === undefined ? undefined : (`~${checkTtl(lastMs, 'lastMs')}` as const);

  const sources = query.sources === undefined ? [] : unique(query.sources, 'sources');
  for (const [index, source] of sources.entries()) checkName(source, `sources[${index}]`);
  if (query.sources?.length === 0)
    refuse('sources', 'sources must have at least one source, or be undefined');
  if (sources.length * fields.length > CONSTRAINTS.queryLines) {
    refuse('sources', `sources times fields must be at most ${CONSTRAINTS.queryLines}`);
  }
  const points = checkInteger(query.points, 1, CONSTRAINTS.queryPoints, 'INVALID_OPTION', 'points');
  const asked = query.maxSources ?? CONSTRAINTS.queryLines;
  const maxSources = Math.min(
    checkInteger(asked, 1, CONSTRAINTS.queryLines, 'INVALID_OPTION', 'maxSources'),
    Math.floor(CONSTRAINTS.queryLines / fields.length),
  );
  return { fields, aggregates, points, sources, maxSources, from: span ?? from, to };
}

/** A string would be read as the list of its characters. `INVALID_OPTION`. */
function unique<Item>(items: readonly Item[], field: string): Item[] {
  const isList: boolean = Array.isArray(items);
  if (!isList) refuse(field, `${field} must be a list`);
  return [...new Set(items)];
}

/** Epoch ms of a time, or '' for none. `INVALID_OPTION`. */
export function checkEdge(moment: Date | number | undefined, field: string): number | '' {
  return moment === undefined ? '' : checkMoment(moment, field, 'INVALID_OPTION');
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
