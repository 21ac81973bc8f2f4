import { CONSTRAINTS } from '../../../constraints.ts';
import { mapConcurrently } from '../../../redis/map-concurrently.ts';
import type { MemberEdge, MemberPage } from '../../results.ts';
import type { CursorRequest, MomentRequest, PageRequest } from '../../reading/page-request.ts';

/** The maximum number of shards that are asked for a page at the same time. */
const ASKED_AT_ONCE = 16;

/** The part of a shard that was read, in the direction of the page. */
interface Excerpt<Value> {
  readonly members: readonly MemberEdge<Value>[];
  /** Whether the shard has more members after these. */
  readonly more: boolean;
}

export type ReadShard<Value> = (shard: number, request: PageRequest) => Promise<MemberPage<Value>>;

/**
 * One page of the members of all shards by (expiry, member). A cursor or a time is a position in that order, the
 * same in every shard, so each shard returns its members after the position.
 *
 * The first read takes somewhat more from each shard than its share of the page. The next reads ask only shards
 * that can still have members of the page: those with more members whose last one read precedes the last of the
 * page.
 */
export async function readMergedPage<Value>(
  shards: number,
  request: CursorRequest | MomentRequest,
  readShard: ReadShard<Value>,
): Promise<MemberPage<Value>> {
  const backward = 'last' in request;
  const size = backward ? request.last : request.first;
  const order = backward ? (a: Placed, b: Placed) => compare(b, a) : compare;
  const block = blockSize(size, shards);
  const indexes = Array.from({ length: shards }, (_, shard) => shard);

  const first = await mapConcurrently(indexes, ASKED_AT_ONCE, (shard) =>
    readShard(shard, backward ? { ...request, last: block } : { ...request, first: block }),
  );
  const excerpts = first.map((page) => toExcerpt(page, backward));
  for (;;) {
    const merged = excerpts.flatMap(({ members }) => members).toSorted(order);
    const end = merged[size - 1];
    const unfinished = indexes.filter((shard) => isUnfinished(excerpts[shard], end, order));
    if (unfinished.length === 0) {
      const members = merged.slice(0, size);
      const beyond = merged.length > size || excerpts.some(({ more }) => more);
      const behind = first.some(({ hasPrevious, hasNext }) => (backward ? hasNext : hasPrevious));
      const ends = first.map((page) => page.startRank + (backward ? page.members.length : 0));
      const edge = ends.reduce((total, rank) => total + rank, 0);
      return {
        members: backward ? members.toReversed() : members,
        startRank: backward ? edge - members.length : edge,
        hasPrevious: backward ? beyond : behind,
        hasNext: backward ? behind : beyond,
        totalCount: first.reduce((sum, { totalCount }) => sum + totalCount, 0),
        now: Math.min(...first.map(({ now }) => now)),
      };
    }
    await mapConcurrently(unfinished, ASKED_AT_ONCE, async (shard) => {
      const read = excerpts[shard]?.members ?? [];
      const cursor = read.at(-1)?.cursor;
      const page = await readShard(
        shard,
        backward ? { last: block, before: cursor } : { first: block, after: cursor },
      );
      const next = toExcerpt(page, backward);
      // A member that moved meanwhile appears once, at its last position.
      const moved = new Set(next.members.map(({ member }) => member));
      const still = read.filter(({ member }) => !moved.has(member));
      excerpts[shard] = { members: [...still, ...next.members], more: next.more };
    });
  }
}

interface Placed {
  readonly expiresAt: number;
  readonly member: string;
}

/** By expiry, then by bytes, in the order of a Redis sorted set. */
function compare(a: Placed, b: Placed): number {
  if (a.expiresAt !== b.expiresAt) return a.expiresAt < b.expiresAt ? -1 : 1;
  return Buffer.compare(Buffer.from(a.member), Buffer.from(b.member));
}

/** A shard's share of a page plus three standard deviations, which few shards exceed. */
function blockSize(size: number, shards: number): number {
  const share = size / shards;
  return Math.min(size, CONSTRAINTS.pageMembers, Math.ceil(share + 3 * Math.sqrt(share)) + 1);
}

function toExcerpt<Value>(page: MemberPage<Value>, backward: boolean): Excerpt<Value> {
  return backward
    ? { members: page.members.toReversed(), more: page.hasPrevious }
    : { members: page.members, more: page.hasNext };
}

function isUnfinished(
  excerpt: Excerpt<unknown> | undefined,
  end: Placed | undefined,
  order: (a: Placed, b: Placed) => number,
): boolean {
  const last = excerpt?.members.at(-1);
  if (excerpt?.more !== true || last === undefined) return false;
  return end === undefined || order(last, end) < 0;
}
