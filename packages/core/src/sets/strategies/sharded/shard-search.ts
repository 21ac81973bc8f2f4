import { MayflyError } from '../../../errors.ts';
import {
  checkFilter,
  checkSearch,
  READ_A_STEP,
  STEPS_A_CALL,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../../reading/search.ts';
import type { MemberPage } from '../../results.ts';
import type { PageRequest } from '../../reading/page-request.ts';

/** Shards that one call searches, one round trip each at least. */
const SHARDS_A_CALL = 16;

/** Searches in one shard, as `SortedSet.search`; or searches and removes. */
type SearchShard<Match> = (
  shard: number,
  filter: MemberFilter,
  request: SearchRequest,
) => Promise<SearchPage<Match>>;

/** Where a search has come: a shard, and how far in it. */
interface Reached {
  readonly shard: number;
  readonly within: string | undefined;
}

/**
 * Searches shard by shard, one after the other until there are matches enough, or as many members were
 * looked at, or shards visited, as a call may: its work is bounded however many shards there are. How many
 * members there are to search is asked of all of them at the same time.
 */
export async function searchShards<Match>(
  shards: number,
  filter: MemberFilter,
  request: SearchRequest,
  searchShard: SearchShard<Match>,
  readShard: (shard: number, part: PageRequest) => Promise<MemberPage<unknown>>,
): Promise<SearchPage<Match>> {
  const { expiresBy } = checkFilter(filter);
  const first = checkSearch(request);
  const start = decodeReached(request.after, shards);
  const sizes = await Promise.all(
    Array.from({ length: shards }, async (_, shard) => {
      if (expiresBy === undefined) return (await readShard(shard, { first: 1 })).totalCount;
      return (await readShard(shard, { first: 1, fromMoment: expiresBy + 1 })).startRank;
    }),
  );
  const matches: Match[] = [];
  let { shard, within } = start;
  let lookedAt = 0;
  for (let visited = 1; ; visited += 1) {
    const found = await searchShard(shard, filter, {
      first: first - matches.length,
      after: within,
    });
    matches.push(...found.matches);
    sizes[shard] = found.total;
    lookedAt += found.scanned;
    within = found.cursor ?? undefined;
    if (found.cursor === null) shard += 1;
    const isAll = shard === shards;
    if (
      isAll ||
      matches.length === first ||
      visited === SHARDS_A_CALL ||
      lookedAt >= STEPS_A_CALL * READ_A_STEP
    ) {
      return {
        matches,
        cursor: isAll ? null : encodeReached({ shard, within }),
        scanned: sum(sizes.slice(0, shard)) + (within === undefined ? 0 : found.scanned),
        total: sum(sizes),
        now: found.now,
      };
    }
  }
}

function encodeReached({ shard, within = '' }: Reached): string {
  return Buffer.from(`${shard} ${within}`).toString('base64url');
}

/** `INVALID_CURSOR`. */
function decodeReached(cursor: string | undefined, shards: number): Reached {
  if (cursor === undefined) return { shard: 0, within: undefined };
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, shard, within] = /^([0-9]{1,3}) ([\w-]*)$/.exec(text) ?? [];
  if (within !== undefined && Number(shard) < shards) {
    const reached = { shard: Number(shard), within: within === '' ? undefined : within };
    if (encodeReached(reached) === cursor) return reached;
  }
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that Mayfly gave out', {
    field: 'after',
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
