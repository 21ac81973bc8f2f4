import { CONSTRAINTS } from '../../../constraints.ts';
import type { MemberEdge, MemberPage } from '../../results.ts';
import type { RankRequest } from '../../reading/page-request.ts';
import { readMergedPage, type ReadShard } from './merged-page.ts';

/** Reads from one shard, or from all of them at the same time. */
export interface ShardReader<Value> {
  readonly shards: number;
  readonly readShard: ReadShard<Value>;
  readonly readAll: (request: Parameters<ReadShard<Value>>[1]) => Promise<MemberPage<Value>[]>;
}

/** The search can stop this many members before its target; they are read and skipped. */
const WALKED = CONSTRAINTS.pageMembers;

/** Far more rounds than are necessary while hashes spread the members. */
const MAX_ROUNDS = 40;

/**
 * A page that begins with the n-th member of all shards together. No shard knows this member, so each round of a
 * search reads one member of one shard, near the expected position, and the rank of that member in every shard.
 * Hashes spread members evenly over the shards, so a few rounds get within a page of the target.
 */
export async function readRankedPage<Value>(
  reader: ShardReader<Value>,
  { first, fromRank }: RankRequest,
): Promise<MemberPage<Value>> {
  const { shards, readShard, readAll } = reader;
  const page = (after: string | undefined, size: number) =>
    readMergedPage(shards, { first: size, after }, readShard);

  const { after, rank } = await positionBefore(reader, fromRank);
  const skipped = fromRank - rank;
  if (skipped === 0) return page(after, first);
  const passed = await page(after, Math.min(skipped, WALKED));
  const last = passed.members.at(-1);
  if (last !== undefined) return page(last.cursor, first);
  const all = await readAll({ first: 1 });
  return { ...passed, startRank: sum(all.map(({ totalCount }) => totalCount)), hasNext: false };
}

/** The cursor of a member, and the number of members up to it (`rank`), at most `target`. */
async function positionBefore<Value>(
  { readShard, readAll }: ShardReader<Value>,
  target: number,
): Promise<{ readonly after: string | undefined; readonly rank: number }> {
  // Of each shard: how many members certainly precede the target, and how many can.
  let high: readonly number[] = (await readAll({ first: 1 })).map(({ totalCount }) => totalCount);
  let low: readonly number[] = high.map(() => 0);
  let found: { after: string | undefined; rank: number } = { after: undefined, rank: 0 };

  for (let round = 1; round <= MAX_ROUNDS && target - found.rank > WALKED; round += 1) {
    const open = high.map((most, shard) => most - (low[shard] ?? 0));
    const widest = open.indexOf(Math.max(...open));
    const width = open[widest] ?? 0;
    if (width <= 0) break;
    // Aim somewhat before the target, to approach it from below. Every third time take the middle, so that an
    // uneven distribution does not keep the steps small.
    const share = (target - WALKED / 2 - sum(low)) / sum(open);
    const part = round % 3 === 0 ? 0.5 : Math.min(Math.max(share, 0), 1);
    const at = Math.min((low[widest] ?? 0) + Math.floor(part * width), (high[widest] ?? 0) - 1);
    const pivot = await memberAt(readShard, widest, at);
    if (pivot === undefined) {
      high = high.map((most, shard) => (shard === widest ? at : most));
      continue;
    }
    const upTo = (await readAll({ first: 1, after: pivot.cursor })).map((page) => page.startRank);
    const rank = sum(upTo);
    if (rank <= target) {
      found = { after: pivot.cursor, rank };
      low = upTo;
    } else {
      high = upTo.map((count, shard) => (shard === widest ? count - 1 : count));
    }
  }
  return found;
}

async function memberAt<Value>(
  readShard: ReadShard<Value>,
  shard: number,
  fromRank: number,
): Promise<MemberEdge<Value> | undefined> {
  const { members } = await readShard(shard, { first: 1, fromRank });
  return members[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
