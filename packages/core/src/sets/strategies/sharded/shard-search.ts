import { MayflyError } from '../../../errors.ts';
import {
  checkFilter,
  checkSearch,
  READ_A_STEP,
  MAX_STEPS,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../../reading/search.ts';
import type { MemberPage } from '../../results.ts';
import type { PageRequest } from '../../reading/page-request.ts';

/** The maximum number of shards that one call searches, with one or more round trips each. */
const MAX_SHARDS = 16;

/** `SortedSet.search` or `SortedSet.removeMatching` of one shard. */
type SearchShard<Match> = (
  shard: number,
  filter: MemberFilter,
  request: SearchRequest,
) => Promise<SearchPage<Match>>;

/** The progress of a search: a shard, and a cursor in it. */
interface Progress {
  readonly shard: number;
  readonly within: string | undefined;
}

/**
 * Searches the shards one after another until it has enough matches, or has read as many members or visited as many
 * shards as one call may. So the work of a call is bounded for any number of shards. All shards report their
 * numbers of members at the same time.
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
  const start = decodeProgress(request.after, shards);
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
      visited === MAX_SHARDS ||
      lookedAt >= MAX_STEPS * READ_A_STEP
    ) {
      return {
        matches,
        cursor: isAll ? null : encodeProgress({ shard, within }),
        scanned: sum(sizes.slice(0, shard)) + (within === undefined ? 0 : found.scanned),
        total: sum(sizes),
        now: found.now,
      };
    }
  }
}

function encodeProgress({ shard, within = '' }: Progress): string {
  return Buffer.from(`${shard} ${within}`).toString('base64url');
}

/** `INVALID_CURSOR`. */
function decodeProgress(cursor: string | undefined, shards: number): Progress {
  if (cursor === undefined) return { shard: 0, within: undefined };
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, shard, within] = /^([0-9]{1,3}) (.*)$/s.exec(text) ?? [];
  if (within !== undefined && Number(shard) < shards) {
    const reached = { shard: Number(shard), within: within === '' ? undefined : within };
    if (encodeProgress(reached) === cursor) return reached;
  }
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor from an earlier call', {
    field: 'after',
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
