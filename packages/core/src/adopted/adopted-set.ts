import { checkInteger } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { everyMember } from '../sets/reading/every-member.ts';
import type { ExpiresAt, RemoveResult, TimeLeft } from '../sets/results.ts';
import { FIRST_PAGE, type PageRequest } from '../sets/reading/page-request.ts';
import {
  readScoredCursor,
  readScoredPage,
  readScoredRow,
  scoredCursorArguments,
} from '../sets/scored/page.ts';
import {
  checkFilter,
  checkSearch,
  readSearchStep,
  searchInSteps,
  filterArguments,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../sets/reading/search.ts';
import { checkSweep, type SweepOptions } from '../sets/writing/sweep-options.ts';
import {
  readTimeLeft,
  timeLeftArguments,
  type TimeLeftRequest,
} from '../sets/reading/time-left.ts';
import type { Layout } from './layout.ts';
import {
  checkMemberName,
  toAdoptedEdge,
  toAdoptedMember,
  type AdoptedEdge,
  type AdoptedMember,
  type MemberName,
} from './member.ts';
import type { AdoptedOperations } from './operations.ts';
import { adoptedScripts } from './scripts.ts';

export interface AdoptedSummary {
  readonly key: string;
  /** Live members. */
  readonly count: number;
  /** Expired members that no program has removed yet. */
  readonly expiredCount: number;
  /** Infinity when no live member ever expires. */
  readonly nextExpiresAt: ExpiresAt;
  /** The live member with the lowest score, which expires next; null if none is live. */
  readonly oldest: AdoptedMember | null;
  /** The live member with the highest score; null if none is live. */
  readonly newest: AdoptedMember | null;
  /** When Redis deletes the whole key, with live members; Infinity for never. */
  readonly keyExpiresAt: ExpiresAt;
  readonly now: number;
}

/** The members of a set, read with a layout. */
export interface AdoptedPreview {
  /** By score. `remainingMs` is 0 or less for an expired member. */
  readonly members: readonly AdoptedMember[];
  /** Live members, and expired ones. */
  readonly count: number;
  readonly expiredCount: number;
  readonly now: number;
}

export interface AdoptedPage {
  /** Ascending by score, then by the member's bytes, in both directions. */
  readonly members: readonly AdoptedEdge[];
  /** Live members before the first of the page. */
  readonly startRank: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** All live members of the set. */
  readonly totalCount: number;
  readonly now: number;
}

/**
 * A sorted set of other programs, used as an expiring set in their layout: scores keep their unit, members
 * stay as they are, and Mayfly writes no other key. A member is live while `expiresAt > now` on Redis's
 * clock, as in sets of Mayfly. `expiresAt` is score × unit, plus one window if scores are times of
 * insertion. Fractions of scores count exactly.
 *
 * A key that does not exist is an empty set. Only `sweep` removes expired members. Other programs may write
 * and sweep as well. Each method is one atomic step on the key, unless stated otherwise. All throw
 * `MayflyError`: `INVALID_KEY` if the key is not a sorted set, `INVALID_MEMBER` for a member that is neither
 * well-formed text nor bytes, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. N is the number of members.
 */
export abstract class AdoptedSet {
  readonly key: string;
  readonly layout: Layout;
  readonly #operations: AdoptedOperations;

  constructor(operations: AdoptedOperations, key: string, layout: Layout) {
    this.#operations = operations;
    this.key = key;
    this.layout = layout;
  }

  /** Counts, the next expiry and both ends, all of one moment. O(log N). */
  async summary(): Promise<AdoptedSummary> {
    const reply = await this.#operations.run(adoptedScripts.summary, [], 'bytes');
    const now = reply.integer();
    const count = reply.integer();
    const expiredCount = reply.integer();
    const keyExpiresAt = reply.expiry();
    const [oldest = null, newest = null] = reply
      .rest(readScoredRow)
      .map((row) => toAdoptedMember(row, this.layout.member, now));
    return {
      key: this.key,
      count,
      expiredCount,
      nextExpiresAt: oldest?.expiresAt ?? Infinity,
      oldest,
      newest,
      keyExpiresAt,
      now,
    };
  }

  /**
   * A few members from both ends, `each` 1 to 50, with their expiries by this layout, also expired ones.
   * Fewer if members are long, about 64 kB at each end. It shows the effect of a layout before any change.
   * `INVALID_PAGE`. O(log N + each).
   */
  async preview(each = 5): Promise<AdoptedPreview> {
    checkInteger(each, 1, CONSTRAINTS.previewMembers, 'INVALID_PAGE', 'each');
    const reply = await this.#operations.run(adoptedScripts.preview, [each], 'bytes');
    const now = reply.integer();
    const count = reply.integer();
    const expiredCount = reply.integer();
    const members = reply
      .rest(readScoredRow)
      .map((row) => toAdoptedMember(row, this.layout.member, now));
    return { members, count, expiredCount, now };
  }

  /** How many members are live. O(log N). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Whether a member is live. O(1). */
  async has(member: MemberName): Promise<boolean> {
    return this.#operations.has(checkMemberName(member));
  }

  /** A live member with its score and its remaining time, or null. O(1). */
  async get(member: MemberName): Promise<AdoptedMember | null> {
    const name = checkMemberName(member);
    const stored = await this.#operations.get(name);
    if (stored === null) return null;
    const row = { ...stored, member: Buffer.from(name) };
    return toAdoptedMember(row, this.layout.member, stored.now);
  }

  /**
   * One page of the live members, 1 to 500, by score; the first 100 without a request. A cursor stays exact
   * while members are added, removed and moved, and among equal scores. More than 100 members, or 64 kB,
   * take one step and round trip each: the page is as of `now`, the time of the last step. `INVALID_PAGE`,
   * `INVALID_CURSOR`, `INVALID_EXPIRY`. O(log² N + page).
   */
  async page(request: PageRequest = FIRST_PAGE): Promise<AdoptedPage> {
    const { rows, ...page } = await readScoredPage(request, (args) =>
      this.#operations.run(adoptedScripts.page, args, 'bytes'),
    );
    const members = rows.map((row) => toAdoptedEdge(row, this.layout.member, page.now));
    return { members, ...page };
  }

  /**
   * Searches the live members by score, lowest first, by their bytes. It ends when `first` matches are
   * found, or after 50 steps of 200 members. So a call may find nothing and not be the last. To cancel a
   * search, do not continue. `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`. O(members
   * read), at most 10,000.
   */
  async search(filter: MemberFilter, request: SearchRequest): Promise<SearchPage<AdoptedMember>> {
    const checked = checkFilter(filter);
    checkSearch(request);
    return searchInSteps(request, async (limit, after) => {
      const at = after === undefined ? ['', ''] : scoredCursorArguments(after, 'after');
      const args = filterArguments(checked, limit, at);
      const reply = await this.#operations.run(adoptedScripts.search, args, 'bytes');
      return readSearchStep(reply, readScoredCursor, (row, now) =>
        toAdoptedMember(readScoredRow(row), this.layout.member, now),
      );
    });
  }

  /** All live members by score, 500 at a time. A member whose score rises meanwhile appears again. */
  members(): AsyncGenerator<AdoptedMember> {
    return everyMember((request) => this.page(request));
  }

  /** Counts the live members by their remaining time. `INVALID_BUCKETS`. O(buckets × log N). */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const args = timeLeftArguments(request);
    return readTimeLeft(await this.#operations.run(adoptedScripts.timeLeft, args));
  }

  /** Removes a live member. Of any number of callers, exactly one receives `removed`. O(log N). */
  async remove(member: MemberName): Promise<RemoveResult> {
    return this.#operations.remove(checkMemberName(member));
  }

  /**
   * Removes expired members, `atMost` 1 to 1000 of them; `left` is the number of remaining ones. Reads never
   * depend on it. `INVALID_OPTION`. O(log N + atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly left: number }> {
    const atMost = checkSweep(options, CONSTRAINTS.sweepMembers);
    const reply = await this.#operations.run(adoptedScripts.sweep, [atMost]);
    return { removed: reply.integer(), left: reply.integer() };
  }
}
