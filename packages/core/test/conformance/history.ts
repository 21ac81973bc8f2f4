import assert from 'node:assert/strict';
import { CONSTRAINTS, MayflyError, type ExpiringSet, type Mayfly } from '../../src/index.ts';
import type { TestBench } from '../support/mayfly.ts';
import { Model, type Refusal } from './model.ts';
import {
  MEMBERS,
  type Call,
  type EventTime,
  type MemberName,
  type Operation,
  type Span,
} from './operations.ts';
import type { StrategyUnderTest, Subject } from './strategies.ts';

/** What the model predicts for a call, and what the set answers. */
interface Answer {
  readonly expected: unknown;
  readonly actual: Promise<unknown>;
}

/** Where a history is played. */
interface Stage extends Pick<TestBench, 'mayfly' | 'clock'> {
  /** The name of the set. */
  readonly name: string;
}

/** Plays one history on a new set and on the model, and compares every answer. */
export async function play(
  strategy: StrategyUnderTest,
  stage: Stage,
  history: readonly Operation[],
): Promise<void> {
  await strategy.create(stage.mayfly, stage.name);
  try {
    const run = new HistoryRun(strategy, stage);
    for (const operation of history) await run.perform(operation);
    await run.compare();
  } finally {
    await stage.mayfly.sets.delete(stage.name);
  }
}

class HistoryRun {
  readonly #strategy: StrategyUnderTest;
  readonly #mayfly: Mayfly;
  readonly #name: string;
  readonly #clock: Stage['clock'];
  readonly #model: Model;
  readonly #subject: Subject;

  constructor(strategy: StrategyUnderTest, { mayfly, name, clock }: Stage) {
    this.#strategy = strategy;
    this.#mayfly = mayfly;
    this.#name = name;
    this.#clock = clock;
    this.#model = new Model(strategy, clock);
    this.#subject = strategy.open(mayfly, name);
  }

  async perform(operation: Operation): Promise<void> {
    if ('call' in operation) return this.#compareAnswers([operation]);
    if ('turn' in operation) return this.#compareAnswers(operation.turn);
    if ('advance' in operation) {
      const { advance, of } = operation;
      this.#clock.advance(advance === 'none' ? 0 : this.#lengthOf(advance, of));
      return;
    }
    switch (operation.step) {
      case 'iterate':
        return this.#compareMembers();
      case 'summary':
        return this.#compareSummary();
      case 'sweep':
        await this.#subject.sweep?.();
        return;
      case 'recreate':
        await this.#mayfly.sets.delete(this.#name);
        await this.#strategy.create(this.#mayfly, this.#name);
        this.#model.clear();
    }
  }

  /** Every member, and all of them by iteration. */
  async compare(): Promise<void> {
    for (const member of Object.values(MEMBERS)) {
      const live = await this.#subject.set.has(member);
      assert.equal(live, this.#model.expiryOf(member) !== undefined, member);
    }
    await this.#compareMembers();
    await this.#compareSummary();
  }

  async #compareAnswers(calls: readonly Call[]): Promise<void> {
    // All calls start before the first await, in one turn of the event loop.
    const answers = calls.map((call) => this.#make(call));
    const actual = await Promise.all(answers.map((answer) => answer.actual));
    assert.deepEqual(
      actual,
      answers.map(({ expected }) => expected),
    );
  }

  async #compareMembers(): Promise<void> {
    const hasValues = this.#subject.get !== undefined;
    const expected = [...this.#model.live()].map(([member, expiresAt]) => {
      const value = hasValues ? { value: this.#model.valueOf(member) } : {};
      return [member, { expiresAt, ...value }] as const;
    });
    assert.deepEqual(await collect(this.#subject.set), new Map(expected));
  }

  async #compareSummary(): Promise<void> {
    const { strategy, defaultTtlMs, countIs, tellsNextExpiry } = this.#strategy;
    const live = this.#model.live();
    const summary = await this.#mayfly.sets.summary(this.#name);
    assert(summary !== null);
    const { createdAt, count, totals, ...rest } = summary;
    assert(createdAt <= this.#clock.now);
    assert.equal(totals !== null, strategy === 'sorted' || strategy === 'sharded');
    if (totals) assert(totals.added - totals.expired >= live.size);
    assert.equal(this.#compared(count, live.size), live.size);
    assert.deepEqual(rest, {
      name: this.#name,
      strategy,
      now: this.#clock.now,
      defaultTtlMs,
      countIs,
      nextExpiresAt: tellsNextExpiry ? Math.min(...live.values()) : null,
    });
  }

  /** A count for comparison with the number of live members, which an upper bound may exceed. */
  #compared(count: number, live: number): number {
    return this.#strategy.countIs === 'exact' ? count : Math.min(count, live);
  }

  #make(call: Call): Answer {
    const { set, ...subject } = this.#subject;
    const model = this.#model;
    const { now } = this.#clock;
    if (!('member' in call)) return this.#makeOnAll(call.call);
    const member = MEMBERS[call.member];
    const ms = 'span' in call ? this.#lengthOf(call.span, call.member) : 0;
    switch (call.call) {
      case 'add':
        return {
          expected: model.add(member, call.mode),
          actual: answer(set.add(member, { mode: call.mode })),
        };
      case 'addFor':
        return {
          expected: model.addFor(member, ms, call.mode),
          actual: answer(subject.addFor?.(member, ms, call.mode)),
        };
      case 'addUntil':
        return {
          expected: model.addUntil(member, now + ms, call.mode),
          actual: answer(subject.addUntil?.(member, now + ms, call.mode)),
        };
      case 'addValue':
        return {
          expected: model.addValue(member, call.value, call.mode),
          actual: answer(subject.addValue?.(member, call.value, call.mode)),
        };
      case 'get': {
        const expiresAt = model.expiryOf(member);
        const value = model.valueOf(member);
        return {
          expected:
            expiresAt === undefined
              ? null
              : { member, value, expiresAt, remainingMs: expiresAt - now },
          actual: answer(subject.get?.(member)),
        };
      }
      case 'addForEver':
        return {
          expected: model.addUntil(member, Infinity, call.mode),
          actual: answer(subject.addUntil?.(member, Infinity, call.mode)),
        };
      case 'seenBefore': {
        const at = this.#momentOf(call.at);
        return {
          expected: model.seenBefore(member, at ?? now),
          actual: answer(set.seenBefore(member, at)),
        };
      }
      case 'extend':
        return {
          expected: model.extend(member, ms),
          actual: answer(subject.extend?.(member, ms)),
        };
      case 'expireIn':
        return {
          expected: model.expireAt(member, now + ms),
          actual: answer(subject.expireAt?.(member, now + ms)),
        };
      case 'expireNow':
        return {
          expected: model.expireAt(member, now),
          actual: answer(subject.expireAt?.(member, now)),
        };
      case 'revert':
      case 'revertMoved': {
        const current = model.expiryOf(member) ?? now + 1;
        const from = call.call === 'revert' ? current : current === Infinity ? now : Infinity;
        return {
          expected: model.revertExpiry(member, from, now + ms),
          actual: answer(subject.revertExpiry?.(member, from, now + ms)),
        };
      }
      case 'persist':
        return { expected: model.persist(member), actual: answer(subject.persist?.(member)) };
      case 'remove': {
        const value = subject.get && { value: model.valueOf(member) };
        const removal = model.remove(member);
        return {
          expected: removal.status === 'removed' ? { ...removal, ...value } : removal,
          actual: answer(set.remove(member)),
        };
      }
      case 'has':
        return { expected: model.expiryOf(member) !== undefined, actual: answer(set.has(member)) };
    }
  }

  #makeOnAll(call: 'count' | 'clear'): Answer {
    const { set, count } = this.#subject;
    if (call === 'count') {
      const expected = this.#model.live().size;
      const counted = count?.().then((n) => this.#compared(n, expected));
      return { expected, actual: answer(counted) };
    }
    this.#model.clear();
    const cleared = set.clear().then(({ now }) => now);
    return { expected: this.#clock.now, actual: answer(cleared) };
  }

  #lengthOf(span: Span | 'past', of: MemberName): number {
    const { defaultTtlMs } = this.#strategy;
    const left = (this.#model.expiryOf(MEMBERS[of]) ?? Infinity) - this.#clock.now;
    const remaining = left === Infinity ? defaultTtlMs : left;
    switch (span) {
      case 'past':
        return 0;
      case 'one':
        return 1;
      case 'some':
        return Math.ceil(defaultTtlMs / 3);
      case 'default':
        return defaultTtlMs;
      case 'beforeRemaining':
        return Math.max(1, remaining - 1);
      case 'remaining':
        return remaining;
      case 'afterRemaining':
        return remaining + 1;
      case 'longest':
        return CONSTRAINTS.ttlMs;
      case 'tooLong':
        return CONSTRAINTS.ttlMs + 1;
    }
  }

  #momentOf(at: EventTime): number | undefined {
    const { defaultTtlMs } = this.#strategy;
    const { now } = this.#clock;
    switch (at) {
      case 'unsaid':
        return undefined;
      case 'now':
        return now;
      case 'recently':
        return now - Math.ceil(defaultTtlMs / 3);
      case 'barelyInTime':
        return now - defaultTtlMs + 1;
      case 'barelyTooOld':
        return now - defaultTtlMs;
      case 'longAgo':
        return now - 10 * defaultTtlMs;
      case 'soon':
        return now + 1;
      case 'farAhead':
        return now + CONSTRAINTS.ttlMs;
    }
  }
}

/** The results of an iteration. A member may appear more than once, but not with two expiries. */
async function collect(set: ExpiringSet): Promise<Map<string, { expiresAt: number }>> {
  const found = new Map<string, { expiresAt: number }>();
  for await (const each of set.members()) {
    const { member, expiresAt } = each;
    assert.equal(found.get(member)?.expiresAt ?? expiresAt, expiresAt, member);
    found.set(member, { expiresAt, ...('value' in each && { value: each.value }) });
  }
  return found;
}

/** An answer, or the code of an error. */
async function answer(call: Promise<unknown> | undefined): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return { refused: error.code } satisfies Refusal;
  }
}
