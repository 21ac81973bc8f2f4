import { MayflyError } from '../../errors.ts';
import {
  checkBoolean,
  checkInteger,
  checkObject,
  checkOptions,
  type OptionNames,
} from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import {
  checkPrefix,
  isAfter,
  isBefore,
  rangesOf,
  within,
  type NameRange,
} from '../../prefixes.ts';
import type { SetSummary } from '../results.ts';
import {
  compare,
  decodeCursor,
  encodeCursor,
  placeOf,
  SET_ORDERS,
  type Order,
  type SetOrder,
} from './set-order.ts';
import { checkStrategy, type StrategyName } from '../strategy.ts';

export interface BrowseRequest {
  /** 1 to 100 sets. */
  readonly first: number;
  /** The `cursor` of the set to continue after. It requires the same order and filter. */
  readonly after?: string | undefined;
  /** The beginning of names. */
  readonly prefix?: string | undefined;
  /** Only names that begin with one of at most 100 prefixes, too. By default all names. */
  readonly prefixes?: readonly string[] | undefined;
  /** A part of names. */
  readonly contains?: string | undefined;
  readonly strategy?: StrategyName | undefined;
  /** Default: `name`. Sets without a known next expiry come last in both directions. */
  readonly orderBy?: SetOrder | undefined;
  readonly descending?: boolean | undefined;
}

export interface BrowsedSet extends SetSummary {
  /** Pass it as `after` to begin a page here. */
  readonly cursor: string;
}

export interface BrowsePage {
  readonly sets: readonly BrowsedSet[];
  readonly hasNext: boolean;
  /** The start of the next page, even if this page is empty; null at the end. */
  readonly endCursor: string | null;
  /** The number of sets that were considered for this page. */
  readonly consideredCount: number;
  /**
   * Whether these are all sets whose names match. If not, an order by name is still exact and continues on the next
   * page; every other order is over the first thousand names.
   */
  readonly consideredAll: boolean;
  /** The number of all sets with one of `prefixes`, matching or not. */
  readonly totalCount: number;
}

/** The parts of the registry that browsing reads. */
interface Registry {
  readonly count: (ranges: readonly NameRange[]) => Promise<number>;
  /** Names between two bounds, as for ZRANGE BYLEX. */
  readonly names: (
    from: string,
    to: string,
    limit: number,
    descending: boolean,
  ) => Promise<string[]>;
  /** Null for a name whose set does not exist. */
  readonly summaries: (names: readonly string[]) => Promise<readonly (SetSummary | null)[]>;
}

/** The maximum number of sets that one call reads, all in one round trip. */
const CONSIDERED = 1000;

/** The number of names that one command reads, and the maximum number of full ones per call. */
const NAMES_A_STEP = 1000;
const MAX_STEPS = 10;

const REQUEST: OptionNames<BrowseRequest> = {
  first: true,
  after: true,
  prefix: true,
  prefixes: true,
  contains: true,
  strategy: true,
  orderBy: true,
  descending: true,
};

/** Sets in an order. `INVALID_PAGE`, `INVALID_NAME`, `INVALID_OPTION`, `INVALID_CURSOR`. */
export async function browseSets(registry: Registry, request: BrowseRequest): Promise<BrowsePage> {
  checkObject(request, 'request', 'INVALID_PAGE');
  const { first, orderBy = 'name', strategy } = checkOptions(request, REQUEST, 'request');
  checkInteger(first, 1, CONSTRAINTS.pageSets, 'INVALID_PAGE', 'first');
  checkOneOf(orderBy, SET_ORDERS, 'orderBy');
  if (strategy !== undefined) checkStrategy(strategy);
  const descending = checkBoolean(request.descending, 'descending');
  const order: Order = { orderBy, descending };
  const after = request.after === undefined ? undefined : decodeCursor(request.after, order);
  const byName = orderBy === 'name';
  const ranges = rangesOf(request.prefixes);
  const [found, totalCount] = await Promise.all([
    findNames(
      registry,
      ranges,
      request,
      byName ? after?.name : undefined,
      byName && strategy === undefined ? first + 1 : CONSIDERED,
      byName && descending,
    ),
    registry.count(ranges),
  ]);
  const isShort = byName && strategy === undefined;
  const considered = isShort ? found.names.slice(0, first) : found.names;
  const summaries = await registry.summaries(considered);
  const matching = summaries
    .filter((summary) => summary !== null)
    .filter((summary) => strategy === undefined || summary.strategy === strategy)
    .map((summary) => ({ summary, place: placeOf(summary, order) }))
    .filter(({ place }) => byName || after === undefined || compare(after, place, order) < 0)
    .toSorted((a, b) => compare(a.place, b.place, order));
  const sets = matching.slice(0, first).map(({ summary, place }) => ({
    ...summary,
    cursor: encodeCursor(place, order),
  }));
  const more = matching.length > first || found.names.length > considered.length;
  const hasNext = more || (byName && !found.isAll);
  return {
    sets,
    hasNext,
    endCursor: endCursor(),
    consideredCount: considered.length,
    consideredAll: found.isAll && found.names.length === considered.length,
    totalCount,
  };

  function endCursor(): string | null {
    const last = sets.at(-1)?.cursor ?? null;
    if (!byName || !hasNext || matching.length > first) return last;
    // The next page continues after the last name that was read, which can be after the last set shown.
    const isCut = found.names.length > considered.length;
    const reached = isCut ? considered.at(-1) : found.reached;
    return reached === undefined ? last : encodeCursor({ name: reached, value: 0 }, order);
  }
}

interface Found {
  readonly names: readonly string[];
  /** The last name that was read. */
  readonly reached: string | undefined;
  /** Whether there are no more names. */
  readonly isAll: boolean;
}

/** Up to `limit` matching names, with a command for each range and a bounded number more. */
async function findNames(
  registry: Registry,
  ranges: readonly NameRange[],
  { prefix = '', contains = '' }: BrowseRequest,
  after: string | undefined,
  limit: number,
  descending: boolean,
): Promise<Found> {
  checkPrefix(prefix, 'prefix');
  checkPrefix(contains, 'contains');
  const left = within(ranges, prefix);
  if (descending) left.reverse();
  const names: string[] = [];
  let reached = after;
  let steps = 0;
  for (const range of left) {
    const isPast = descending ? isAfter : isBefore;
    for (let isDone = reached !== undefined && isPast(range, reached); !isDone;) {
      const isInside =
        reached !== undefined && !isBefore(range, reached) && !isAfter(range, reached);
      const low = descending || !isInside ? range.least : `(${reached}`;
      const high = descending && isInside ? `(${reached}` : range.most;
      const wanted = contains === '' ? Math.min(NAMES_A_STEP, limit - names.length) : NAMES_A_STEP;
      const batch = await registry.names(low, high, wanted, descending);
      for (const name of batch) {
        reached = name;
        if (!name.includes(contains)) continue;
        names.push(name);
        if (names.length === limit) return { names, reached, isAll: false };
      }
      isDone = batch.length < wanted;
      if (isDone) continue;
      steps += 1;
      if (steps === MAX_STEPS) return { names, reached, isAll: false };
    }
  }
  return { names, reached, isAll: true };
}

function checkOneOf(value: string, allowed: readonly string[], field: string): void {
  if (allowed.includes(value)) return;
  throw new MayflyError('INVALID_OPTION', `${field} is ${allowed.join(', ')}`, { field });
}
