import { MayflyError } from '../../../errors.ts';
import { checkInteger, checkList, checkObject, checkOptions, checkSignal } from '../../../input.ts';
import { CONSTRAINTS } from '../../../constraints.ts';
import { Once, type Idempotency, type Replayable } from '../../../redis/once.ts';
import type { RedisSession } from '../../../redis/session.ts';
import { addMany, type AddManyOptions } from '../../writing/add-many.ts';
import {
  checkAddOptions,
  checkMode,
  checkNewMember,
  seenArgument,
} from '../../writing/addition.ts';
import { readRank, type MemberRank } from '../../reading/member-rank.ts';
import { FIRST_PAGE, type PageRequest } from '../../reading/page-request.ts';
import { PAGE_STEP, stillThere } from '../../../paging/page-steps.ts';
import {
  checkFilter,
  checkSearch,
  readSearchStep,
  searchInSteps,
  filterArguments,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../../reading/search.ts';
import { everyMember } from '../../reading/every-member.ts';
import type { Expiring, ExpiringSet } from '../../expiring-set.ts';
import type {
  AddMode,
  AddResult,
  RemoveResult,
  SeenResult,
  SetSummary,
  TimeLeft,
} from '../../results.ts';
import { encodeScoredCursor } from '../../scored/cursor.ts';
import {
  nameOfRow,
  readScoredCursor,
  readScoredPage,
  readScoredRow,
  scoredCursorArguments,
  type ScoredPage,
} from '../../scored/page.ts';
import type { SetContext } from '../../set-context.ts';
import { readTimeLeft, timeLeftArguments, type TimeLeftRequest } from '../../reading/time-left.ts';
import { readOwnSummary } from '../../reading/summary.ts';
import { checkSweep, type SweepOptions } from '../../writing/sweep-options.ts';
import { sweepInSteps } from '../../../sweep/sweep-result.ts';
import {
  toElement,
  toElementPage,
  type ElementPage,
  type ElementSlice,
  type PoppedElements,
  type WindowElement,
} from './elements.ts';
import type { Push, WindowEnd, WindowOperations } from './operations.ts';
import {
  checkEnd,
  checkRank,
  END,
  EXTEND,
  modeOf,
  NEW_ELEMENT,
  POP,
  POP_MANY,
  PUSH,
  scoreArgument,
  type EndOptions,
  type NewElement,
  type PopManyOptions,
  type PopOptions,
  type PushOptions,
} from './options.ts';
import { toAddResult, toPushResult, toSeenResult, type PushResult } from './results.ts';
import { windowKeys, windowScripts } from './scripts.ts';
import { encodeElement, type Serializer } from './serializer.ts';
import { SWEEP_CHUNK, sweepWindow } from './sweep.ts';
import type { WaitingPops } from './waiting-pops.ts';

/** The context of the window sets of one connection. */
interface WindowContext extends SetContext {
  readonly operations: WindowOperations;
  readonly waitingPops: WaitingPops;
}

/**
 * The elements of the last `windowMs`, ordered by their time of insertion, which is their score. Every element
 * lives for one window from its score: live means `score + windowMs > now` on Redis's clock, in every method, even
 * if the memory is not freed yet. All elements have the same time to live.
 *
 * Elements with equal encoded text are one element of the set. So two equal samples of different times are one
 * element with the later score. To keep both, add the time to the element, or use a time series (`mayfly.series`).
 *
 * Order, count and expiry are exact to the millisecond. Each method is one round trip unless it says otherwise. All
 * throw `MayflyError`: `INVALID_VALUE` and `INVALID_MEMBER` for an element that cannot be encoded as 1 to 1024
 * bytes of text; `SET_NOT_FOUND`, `WRONG_STRATEGY`, `REDIS_UNAVAILABLE` and `REDIS_FAILED`. N is the number of
 * elements. Each push also frees the memory of up to four expired elements. A `Sweeper` frees the rest.
 */
export class WindowSet<Element = unknown> implements ExpiringSet<Element> {
  readonly strategy = 'window';
  readonly name: string;
  readonly #context: WindowContext;
  readonly #serializer: Serializer<Element>;

  /** Made by `mayfly.sets`. */
  constructor(context: WindowContext, name: string, serializer: Serializer<Element>) {
    this.#context = context;
    this.name = name;
    this.#serializer = serializer;
  }

  /** Inserts an element now, or moves it to now. O(log N). */
  async add(
    element: Element,
    options: { readonly mode?: AddMode | undefined } = {},
  ): Promise<AddResult> {
    checkAddOptions(this.strategy, options);
    const push = this.#toPush(checkMode(options.mode), element, '', 'element');
    return toAddResult(await this.#context.operations.push.submit(this.name, push));
  }

  /**
   * Adds 1 to 1000 elements, each like `add`. If one is invalid, none is added, and the error has a field such as
   * `members[7].member`. 24 at a time are one atomic step. `INVALID_BATCH`. O(M log N).
   */
  async addMany(
    members: readonly { readonly member: Element }[],
    options: AddManyOptions = {},
  ): Promise<AddResult[]> {
    const { push } = this.#context.operations;
    return addMany(members, options, {
      toAddition: (each, mode, path) => {
        checkNewMember(this.strategy, each, path);
        return this.#toPush(mode, each.member, '', `${path}.member`);
      },
      send: (pushes) => Promise.all(pushes.map((each) => push.submit(this.name, each))),
      toResult: toAddResult,
    });
  }

  /** Inserts an event at `at` unless the element is live, as `ExpiringSet.seenBefore` describes. O(log N). */
  async seenBefore(element: Element, at?: Date | number): Promise<SeenResult> {
    const push = this.#toPush('ifAbsent', element, seenArgument(at), 'element');
    return toSeenResult(await this.#context.operations.push.submit(this.name, push));
  }

  /**
   * Inserts an element at a score, or moves it to that score. If it would have expired by now, the result is
   * `late`, and nothing changes. `INVALID_SCORE` for a score that is not a whole number of milliseconds, is too far
   * ahead, or can only be in seconds. `unique`: of N callers that push at one score, exactly one element remains.
   * O(log N). To replace more than 100 elements takes more round trips; the last one removes the rest and inserts.
   */
  async push(value: Element, options: PushOptions = {}): Promise<PushResult> {
    const { score, unique } = checkOptions(options, PUSH);
    const push = this.#toPush(modeOf(unique), value, scoreArgument(score, 'score'), 'value');
    return toPushResult(await this.#context.operations.push.submit(this.name, push), 'score');
  }

  /**
   * Pushes 1 to 1000 elements in order, each like `push`; 24 at a time are one atomic step. If one cannot be
   * encoded, none is pushed. Results are in the same order. If a score is too far ahead, the call fails, and the
   * other elements are pushed. `INVALID_BATCH`. O(M log N).
   */
  async extend(
    values: readonly NewElement<Element>[],
    options: Pick<PushOptions, 'unique'> = {},
  ): Promise<PushResult[]> {
    const mode = modeOf(checkOptions(options, EXTEND).unique);
    const pushes = checkList(values, CONSTRAINTS.batchMembers, 'values').map((each, index) => {
      const path = `values[${index}]`;
      checkObject(each, path, 'INVALID_VALUE');
      const { value, score } = checkOptions(each, NEW_ELEMENT, path, `${path}.`);
      return this.#toPush(mode, value, scoreArgument(score, `${path}.score`), `${path}.value`);
    });
    const { push } = this.#context.operations;
    const outcomes = await Promise.all(pushes.map((each) => push.submit(this.name, each)));
    return outcomes.map((outcome, index) => toPushResult(outcome, `values[${index}].score`));
  }

  /** Whether an element is live. O(1). */
  async has(element: Element): Promise<boolean> {
    const text = encodeElement(this.#serializer, element, 'element');
    return this.#context.operations.has.submit(this.name, text);
  }

  /** Removes an element. O(log N). */
  async remove(element: Element): Promise<RemoveResult> {
    const text = encodeElement(this.#serializer, element, 'element');
    return this.#context.operations.remove.submit(this.name, text);
  }

  /** The oldest or the newest live element, or null. O(log N). */
  async peek(options: EndOptions = {}): Promise<WindowElement<Element> | null> {
    const end = checkEnd(checkOptions(options, END));
    const request = end === 'oldest' ? { first: 1 } : { last: 1 };
    const [row] = (await this.#page(request)).rows;
    return row === undefined ? null : toElement(row, this.#serializer);
  }

  /**
   * Removes and returns the oldest or the newest live element, or null. N callers receive N different elements. The
   * element is removed even if the serializer cannot decode it. O(log N).
   *
   * With an idempotency key, a repeated call returns the element of the first one. Only without `waitMs`.
   *
   * With `waitMs` it waits for an element that is added meanwhile, and returns null after this time or when the
   * signal aborts. Of several waiting pops in one process, the first one receives the first element. Waiting needs
   * one more connection for notifications, and a script every five seconds. It blocks nothing. An element that was
   * removed just before the timeout is still returned, one round trip later.
   */
  async pop(options: PopOptions = {}): Promise<(WindowElement<Element> & Replayable) | null> {
    const { waitMs = 0, signal, idempotency, ...from } = checkOptions(options, POP);
    const end = checkEnd(from);
    checkInteger(waitMs, 0, CONSTRAINTS.waitMs, 'INVALID_OPTION', 'waitMs');
    if (idempotency !== undefined && waitMs !== 0) {
      throw new MayflyError('INVALID_OPTION', 'waitMs must be 0 with an idempotency key', {
        field: 'waitMs',
      });
    }
    if (checkSignal(signal)?.aborted === true) return null;
    const { operations, waitingPops } = this.#context;
    if (idempotency !== undefined) {
      const { elements, ...rest } = await this.#popTogether(1, end, idempotency);
      return elements[0] ? { ...elements[0], ...rest } : null;
    }
    const row =
      waitMs === 0
        ? await operations.pop.submit(this.name, { end, announceForMs: 0 })
        : await waitingPops.pop(this.name, end, waitMs, signal);
    return row === null ? null : toElement(row, this.#serializer);
  }

  /**
   * Removes and returns up to `first` elements, 1 to 24, from one end on, in one atomic step. They are removed even if
   * the serializer cannot decode one of them. `INVALID_PAGE`. O(first log N).
   */
  async popMany(first: number, options: PopManyOptions = {}): Promise<PoppedElements<Element>> {
    const { idempotency, ...from } = checkOptions(options, POP_MANY);
    const end = checkEnd(from);
    checkInteger(first, 1, CONSTRAINTS.popMembers, 'INVALID_PAGE', 'first');
    return this.#popTogether(first, end, idempotency);
  }

  async #popTogether(
    first: number,
    end: WindowEnd,
    idempotency: Idempotency | undefined,
  ): Promise<PoppedElements<Element>> {
    const request = ['pop', this.name, end, first];
    const once = idempotency && (await Once.claim(this.#context, idempotency, request));
    const rows = await this.#context.operations.popTogether(this.name, first, end, once);
    return { elements: rows.map((row) => toElement(row, this.#serializer)), ...once?.replay };
  }

  /**
   * The live element at an index: 0 is the oldest, -1 the newest. Null outside the range. `INVALID_PAGE`. O(log N).
   */
  async at(index: number): Promise<WindowElement<Element> | null> {
    const rank = checkRank(index, 'index');
    return (await this.#slice(rank, rank)).elements[0] ?? null;
  }

  /**
   * One page of the live elements, 1 to 500, oldest first, which is soonest to expire: from a cursor in either
   * direction, from a rank, or from a time of expiry; by default the first 100. A cursor stays exact while elements
   * are added, removed and moved, and among equal scores. More than 100 elements, or 64 kB, take several steps,
   * each one round trip, and the page is as of `now`, the time of the last step. `INVALID_PAGE`, `INVALID_CURSOR`,
   * `INVALID_EXPIRY`. O(log² N + page).
   */
  async elements(request: PageRequest = FIRST_PAGE): Promise<ElementPage<Element>> {
    return toElementPage(await this.#page(request), this.#serializer);
  }

  /**
   * The live elements from rank `start` to rank `stop`, inclusive; 0 is the oldest, -1 the newest. At most the
   * first 500 of the range; `hasMore` if the range has more. More than 100 take several steps, like a page.
   * `INVALID_PAGE`. O(log N + M).
   */
  async slice(start: number, stop: number): Promise<ElementSlice<Element>> {
    return this.#slice(checkRank(start, 'start'), checkRank(stop, 'stop'));
  }

  /** The rank of a live element, oldest first, or null. O(log N). */
  async rank(element: Element): Promise<MemberRank | null> {
    const text = encodeElement(this.#serializer, element, 'element');
    return readRank(await this.#flushed().run(windowScripts.rank, this.#keys(), [text]));
  }

  /**
   * Searches the live elements, oldest first, by their encoded text, like `SortedSet.search`. `INVALID_MEMBER`,
   * `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`. O(elements read), at most 10,000.
   */
  async search(
    filter: MemberFilter,
    request: SearchRequest,
  ): Promise<SearchPage<WindowElement<Element>>> {
    const checked = checkFilter(filter);
    checkSearch(request);
    const session = this.#flushed();
    return searchInSteps(request, async (limit, after) => {
      const at = after === undefined ? ['', ''] : scoredCursorArguments(after, 'after');
      const args = filterArguments(checked, limit, at);
      const reply = await session.run(windowScripts.search, this.#keys(), args, 'bytes');
      return readSearchStep(reply, readScoredCursor, (row) =>
        toElement(readScoredRow(row), this.#serializer),
      );
    });
  }

  /** The exact number of live elements. O(log N). */
  async count(): Promise<number> {
    return (await this.summary()).count;
  }

  /** Live count, next expiry and window (`defaultTtlMs`), all as of one moment. O(log N). */
  async summary(): Promise<SetSummary> {
    return readOwnSummary(this.#flushed(), this.#context.keys, this);
  }

  /** Counts the live elements by their time left. `INVALID_BUCKETS`. O(buckets × log N). */
  async timeLeft(request: TimeLeftRequest = {}): Promise<TimeLeft> {
    const args = timeLeftArguments(request);
    return readTimeLeft(await this.#flushed().run(windowScripts.timeLeft, this.#keys(), args));
  }

  /** All live elements, oldest first, 500 at a time. An element moved meanwhile occurs again. */
  async *members(): AsyncGenerator<Expiring<Element>> {
    const elements = everyMember(async (request) => {
      const { elements: members, hasNext } = await this.elements(request);
      return { members, hasNext };
    });
    for await (const { value, expiresAt } of elements) yield { member: value, expiresAt };
  }

  /** Removes all elements and keeps the set. Another thread of Redis frees the memory. O(log N). */
  async clear(): Promise<{ readonly clearedCount: number; readonly now: number }> {
    const reply = await this.#flushed().run(windowScripts.clear, this.#keys(), []);
    return { now: reply.integer(), clearedCount: reply.integer() };
  }

  /**
   * Frees the memory of 1 to 1000 expired elements (`atMost`). Reads do not depend on it, and a `Sweeper` does it
   * for all sets. `INVALID_OPTION`. O(log N + atMost).
   */
  async sweep(
    options: SweepOptions = {},
  ): Promise<{ readonly removed: number; readonly left: number }> {
    const atMost = checkSweep(options, CONSTRAINTS.sweepMembers);
    const { exists, removed, left } = await sweepInSteps(atMost, SWEEP_CHUNK, (limit) =>
      sweepWindow(this.#context, this.name, limit),
    );
    // Reports a missing set or another strategy, like all methods.
    if (!exists) await this.summary();
    return { removed, left };
  }

  async #page(request: PageRequest): Promise<ScoredPage> {
    return readScoredPage(request, (args) =>
      this.#flushed().run(windowScripts.page, this.#keys(), args, 'bytes'),
    );
  }

  async #slice(start: number, stop: number): Promise<ElementSlice<Element>> {
    const args = [start, stop, PAGE_STEP];
    const reply = await this.#flushed().run(windowScripts.slice, this.#keys(), args, 'bytes');
    let [now, totalCount] = [reply.integer(), reply.integer()];
    const left = reply.integer();
    let rows = reply.rest(readScoredRow);
    const wanted = Math.min(left, CONSTRAINTS.pageMembers - rows.length);
    const last = rows.at(-1);
    if (wanted > 0 && last !== undefined) {
      const rest = await this.#page({ first: wanted, after: encodeScoredCursor(last) });
      ({ now, totalCount } = rest);
      rows = stillThere(rows, rest, nameOfRow).concat(rest.rows);
    }
    const elements = rows.map((row) => toElement(row, this.#serializer));
    return { elements, hasMore: left > wanted, totalCount, now };
  }

  #toPush(mode: Push['mode'], element: Element, expiry: string, field: string): Push {
    const member = encodeElement(this.#serializer, element, field);
    return { mode, member, expiry, value: '' };
  }

  #keys(): string[] {
    return windowKeys(this.#context.keys, this.name);
  }

  /** The connection, after the earlier calls of this turn on the set were sent. */
  #flushed(): RedisSession {
    this.#context.queue.flush(this.name);
    return this.#context.session;
  }
}
