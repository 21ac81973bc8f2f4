import { MayflyError } from '../../errors.ts';
import {
  checkBoolean,
  checkInteger,
  checkObject,
  checkOptions,
  type OptionNames,
} from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
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
  /** The `cursor` of the set to go on after; with the order and the filter that it was given for. */
  readonly after?: string | undefined;
  /** What names begin with. */
  readonly prefix?: string | undefined;
  /** What names contain. */
  readonly contains?: string | undefined;
  readonly strategy?: StrategyName | undefined;
  /** `name` where it is left out. Sets that tell no next expiry come last in either direction. */
  readonly orderBy?: SetOrder | undefined;
  readonly descending?: boolean | undefined;
}

export interface BrowsedSet extends SetSummary {
  /** Where a next page may begin: pass it as `after`. */
  readonly cursor: string;
}

export interface BrowsePage {
  readonly sets: readonly BrowsedSet[];
  readonly hasNext: boolean;
  /** Where a next page begins, also if this one is empty; null if there is none. */
  readonly endCursor: string | null;
  /** How many sets were considered for this page. */
  readonly consideredCount: number;
  /**
   * Whether those are all that match by name. Otherwise an order by name is exact all the same, and goes
   * on with the next page; any other is that of the first thousand by name.
   */
  readonly consideredAll: boolean;
  /** All sets, whether or not they match. */
  readonly totalCount: number;
}

/** What is known of the registry. */
interface Registry {
  readonly count: () => Promise<number>;
  /** Names from a bound to a bound, as ZRANGE BYLEX has them. */
  readonly names: (
    from: string,
    to: string,
    limit: number,
    descending: boolean,
  ) => Promise<string[]>;
  /** Null for a name whose set is gone. */
  readonly summaries: (names: readonly string[]) => Promise<readonly (SetSummary | null)[]>;
}

/** Sets that one call reads at most, all in one round trip. */
const CONSIDERED = 1000;

/** Names that one command reads, and how often one call does so. */
const NAMES_A_STEP = 1000;
const STEPS_A_CALL = 10;

const REQUEST: OptionNames<BrowseRequest> = {
  first: true,
  after: true,
  prefix: true,
  contains: true,
  strategy: true,
  orderBy: true,
  descending: true,
};

/** Some sets in an order. `INVALID_PAGE`, `INVALID_NAME`, `INVALID_OPTION`, `INVALID_CURSOR`. */
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
  const [found, totalCount] = await Promise.all([
    findNames(
      registry,
      request,
      byName ? after?.name : undefined,
      byName && strategy === undefined ? first + 1 : CONSIDERED,
      byName && descending,
    ),
    registry.count(),
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
    // It goes on after what was looked at, which may be further than the last set that is shown.
    const isCut = found.names.length > considered.length;
    const reached = isCut ? considered.at(-1) : found.reached;
    return reached === undefined ? last : encodeCursor({ name: reached, value: 0 }, order);
  }
}

interface Found {
  readonly names: readonly string[];
  /** The last name that was looked at. */
  readonly reached: string | undefined;
  /** Whether there are no more. */
  readonly isAll: boolean;
}

/** Up to `limit` names that match. */
async function findNames(
  registry: Registry,
  { prefix = '', contains = '' }: BrowseRequest,
  after: string | undefined,
  limit: number,
  descending: boolean,
): Promise<Found> {
  checkText(prefix, 'prefix');
  checkText(contains, 'contains');
  // Names are ASCII: what begins with the prefix ends before it with the last byte there is.
  const least = prefix === '' ? '-' : `[${prefix}`;
  const most = prefix === '' ? '+' : `(${prefix}\u{7f}`;
  const names: string[] = [];
  let reached = after;
  for (let step = 1; ; step += 1) {
    const low = descending || reached === undefined ? least : `(${reached}`;
    const high = descending && reached !== undefined ? `(${reached}` : most;
    const wanted = contains === '' ? Math.min(NAMES_A_STEP, limit - names.length) : NAMES_A_STEP;
    const batch = await registry.names(low, high, wanted, descending);
    for (const name of batch) {
      reached = name;
      if (!name.includes(contains)) continue;
      names.push(name);
      if (names.length === limit) break;
    }
    if (names.length === limit) return { names, reached, isAll: false };
    if (batch.length < wanted) return { names, reached, isAll: true };
    if (step === STEPS_A_CALL) return { names, reached, isAll: false };
  }
}

function checkText(text: string, field: string): void {
  if (
    typeof text === 'string' &&
    /^[\x21-\x7e]*$/.test(text) &&
    text.length <= CONSTRAINTS.nameCharacters
  )
    return;
  throw new MayflyError(
    'INVALID_NAME',
    `${field} is at most ${CONSTRAINTS.nameCharacters} characters that names can have`,
    { field },
  );
}

function checkOneOf(value: string, allowed: readonly string[], field: string): void {
  if (allowed.includes(value)) return;
  throw new MayflyError('INVALID_OPTION', `${field} is ${allowed.join(', ')}`, { field });
}
