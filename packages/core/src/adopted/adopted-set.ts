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
  /** Members that have expired and are still there: nobody has swept them. */
  readonly expiredCount: number;
  /** Infinity when no live member ever expires. */
  readonly nextExpiresAt: ExpiresAt;
  /** The live member with the lowest score, which expires next; null if none is live. */
  readonly oldest: AdoptedMember | null;
  /** The live member with the highest score; null if none is live. */
  readonly newest: AdoptedMember | null;
  /** When Redis drops the whole key, with members that would live longer; Infinity for never. */
  readonly keyExpiresAt: ExpiresAt;
  readonly now: number;
}

/** What a layout makes of a set. */
export interface AdoptedPreview {
  /** By score; `remainingMs` is not above zero where a member would have expired. */
  readonly members: readonly AdoptedMember[];
  /** Members that would be live, and that would have expired. */
  readonly count: number;
  readonly expiredCount: number;
  readonly now: number;
}

export interface AdoptedPage {
  /** Ascending by score, then by the member's bytes, whichever way the page was asked for. */
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
 * A sorted set that other programs write, seen as an expiring set and managed in their layout: scores stay
 * in their unit, members are as they are, and no other key is made. Live means `expiresAt > now` on
 * Redis's clock, as in Mayfly's own sets, with `expiresAt` = score × unit, and one window after it where
 * scores say when a member was inserted. Scores with fractions are judged to the last bit.
 *
 * A key that is not there is an empty set. Nothing is swept unless `sweep` is called; other programs go on
 * writing, and may sweep by a rule of their own. Each method is one atomic step on the key, unless it says
 * otherwise. All throw `MayflyError`: `INVALID_KEY` if the key holds something else than a sorted set,
 * `INVALID_MEMBER` for a member that is no well-formed text and no bytes, `REDIS_UNAVAILABLE` and
 * `REDIS_FAILED`. N is the number of members.
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
   * A few members from both ends, `each` 1 to 50, with the expiries that the layout reads out of their scores;
   * those that would have expired too; fewer where members are long, 64 kB or so from either end. So one can
   * see what a layout makes of a set before anything is changed.
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

  /** A live member with its score and the time that it has left, or null. O(1). */
  async get(member: MemberName): Promise<AdoptedMember | null> {
    const name = checkMemberName(member);
    const stored = await this.#operations.get(name);
    if (stored === null) return null;
    const row = { ...stored, member: Buffer.from(name) };
    return toAdoptedMember(row, this.layout.member, stored.now);
  }

  /**
   * One page of the live members, 1 to 500, by score; the first 100 without a request. A cursor stays exact
   * while members come, go and move, and among equal scores. More than 100 members, or 64 kB, take a step and a
   * round trip each: as of `now`, which is that of the last step. `INVALID_PAGE`, `INVALID_CURSOR`,
   * `INVALID_EXPIRY`. O(log² N + page).
   */
  async page(request: PageRequest = FIRST_PAGE): Promise<AdoptedPage> {
    const { rows, ...page } = await readScoredPage(request, (args) =>
      this.#operations.run(adoptedScripts.page, args, 'bytes'),
    );
    const members = rows.map((row) => toAdoptedEdge(row, this.layout.member, page.now));
    return { members, ...page };
  }

  /**
   * Searches the live members by score, lowest first, in up to 50 steps of 200 members, by their bytes: until
   * `first` matches are found, or the steps are done. So a call may find nothing and yet not be the last; to
   * cancel a search is not to go on. `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`.
   * O(members read), at most 10,000.
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

  /** All live members by score, 500 at a time. A member whose score rises meanwhile comes again. */
  members(): AsyncGenerator<AdoptedMember> {
    return everyMember((request) => this.page(request));
  }

  /** Counts the live members by the time that they have left. `INVALID_BUCKETS`. O(buckets × log N). */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const args = timeLeftArguments(request);
    return readTimeLeft(await this.#operations.run(adoptedScripts.timeLeft, args));
  }

  /** Removes a live member. Of any number of callers exactly one is told `removed`. O(log N). */
  async remove(member: MemberName): Promise<RemoveResult> {
    return this.#operations.remove(checkMemberName(member));
  }

  /**
   * Removes expired members, `atMost` 1 to 1000 of them; `left` says how many more there are. Reads never
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
