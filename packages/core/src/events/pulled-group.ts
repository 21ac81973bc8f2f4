import { randomUUID } from 'node:crypto';
import { CONSTRAINTS } from '../constraints.ts';
import { MayflyError } from '../errors.ts';
import { checkInteger, checkList, checkOptions } from '../input.ts';
import { EventStream, type EventStreamContext } from './event-stream.ts';
import { readNote, type ExpiredEvent } from './expired-event.ts';
import { eventScripts } from './scripts.ts';

/** An event that a call took, until it is acknowledged or its lease ends. */
export interface TakenEvent<Value> extends ExpiredEvent<Value> {
  /** Acknowledges this delivery of the event. */
  readonly receipt: string;
  /** How often it was delivered, with this delivery: 1 for the first. */
  readonly tries: number;
}

/** An event that the group has tried too often. */
export interface DeadLetter<Value> extends Omit<ExpiredEvent<Value>, 'redelivered'> {
  /** For `replay`, `discard` and the next page. */
  readonly letter: string;
  readonly tries: number;
  /** Epoch ms when it became a dead letter. */
  readonly diedAt: number;
}

export interface DeadLetterPage<Value> {
  /** Oldest first. */
  readonly letters: readonly DeadLetter<Value>[];
  readonly hasNext: boolean;
  readonly totalCount: number;
}

interface TakeOptions {
  readonly first: number;
  readonly leaseMs?: number | undefined;
}

interface DeadLetterRequest {
  readonly first: number;
  readonly after?: string | undefined;
}

/** The id of a stream entry. */
export const LETTER = /^\d{1,19}-\d{1,19}$/;

/** The name of a part of one event (parts.lua). */
export const RECEIPT = /^\d{1,19}-\d{1,19}\/\d{4}\/\d{4}\/[0-9a-f-]{36}(\/\d+)?$/;

/** What Redis shows as the consumer of all calls. */
const SHOWN_AS = 'calls';

/**
 * A consumer group whose clients take events with calls, for clients that are not in this process. It shares its
 * events with the consumers of `subscribe`. All methods throw `GROUP_NOT_FOUND`, `SET_NOT_FOUND`, `WRONG_STRATEGY`,
 * `REDIS_UNAVAILABLE` and `REDIS_FAILED`.
 */
export class PulledGroup<Value> {
  readonly #context: EventStreamContext<Value>;
  readonly #stream: EventStream<Value>;
  /** Throws the error for a missing set or group. */
  readonly #refuse: () => Promise<never>;

  /** Made by `set.expiry.group`. */
  constructor(context: EventStreamContext<Value>, set: string, group: string) {
    this.#context = context;
    this.#stream = new EventStream(context, { set, group });
    this.#refuse = async () => {
      const { meta, expired, unfinished, deadLetters } = context.keys.set(set);
      const keys = [meta, expired, unfinished(''), deadLetters('')];
      await context.session.run(eventScripts.groups, keys, []);
      throw new MayflyError('GROUP_NOT_FOUND', 'There is no group of this name', {
        field: 'group',
      });
    };
  }

  /**
   * Takes up to `first` events (1 to 250): those that earlier calls took longer than `leaseMs` ago and did not
   * acknowledge, then new ones. It takes no new ones while calls have taken 500 that are not acknowledged. All clients
   * of a group should use the same `leaseMs`: 100 ms to an hour; 30 s by default. `INVALID_PAGE`, `INVALID_OPTION`.
   * O(first × log P) for P unfinished parts.
   */
  async take(options: TakeOptions): Promise<TakenEvent<Value>[]> {
    const { first, leaseMs } = checkTake(options);
    // Each call is a consumer, so that a later call can take what it does not acknowledge.
    const owner = randomUUID();
    const taken: TakenEvent<Value>[] = [];
    let hasMore = true;
    while (taken.length < first && hasMore) {
      const received = await this.#stream.receive(owner, {
        atMost: first - taken.length,
        leaseMs,
        removeAbsent: false,
        shownAs: SHOWN_AS,
      });
      if (!received.exists) return this.#refuse();
      ({ hasMore } = received);
      for (const { id, from, tries, events } of received.parts) {
        for (const [i, event] of events.entries()) {
          const receipt = partName(id, from + i, owner, tries);
          taken.push({ ...event, receipt, tries: tries + 1 });
        }
      }
    }
    return taken;
  }

  /**
   * Finishes taken events, 1 to 1000. `absent`: it was acknowledged before, or its lease has ended and another call
   * has taken it. `INVALID_BATCH`, `INVALID_OPTION`.
   */
  async acknowledge(receipts: readonly string[]): Promise<('acknowledged' | 'absent')[]> {
    checkList(receipts, CONSTRAINTS.batchMembers, 'receipts');
    checkEach(receipts, RECEIPT, 'receipts');
    const { session, keys } = this.#context;
    const key = keys.set(this.#stream.set).unfinished(this.#stream.group);
    const removed = await session.command(
      (redis) => Promise.all(receipts.map((receipt) => redis.zrem(key, receipt))),
      [key],
    );
    return removed.map((count) => (count === 1 ? 'acknowledged' : 'absent'));
  }

  /** A page of the dead letters, oldest first; `first` is 1 to 100. `INVALID_PAGE`, `INVALID_CURSOR`. */
  async deadLetters(page: DeadLetterRequest): Promise<DeadLetterPage<Value>> {
    const { first, after } = checkDeadLetterPage(page, LETTER);
    const { session, parseValue } = this.#context;
    const start = after === undefined ? '-' : `(${after}`;
    const [entries, totalCount] = await session.command(
      (redis) =>
        Promise.all([
          redis.xrange(this.#deadLetters, start, '+', 'COUNT', first + 1),
          redis.xlen(this.#deadLetters),
        ]),
      [this.#deadLetters],
    );
    const letters = entries.slice(0, first).map(([letter, fields]) => {
      const [, member = '', , note = '', , tries = ''] = fields;
      const event = readNote(this.#stream.set, member, note, parseValue);
      return { ...event, letter, tries: Number(tries), diedAt: Number(letter.split('-', 1)[0]) };
    });
    return { letters, hasNext: entries.length > first, totalCount };
  }

  /** Delivers dead letters again, 1 to 250, each as often as before. `INVALID_BATCH`, `INVALID_OPTION`. */
  async replay(letters: readonly string[]): Promise<('replayed' | 'absent')[]> {
    this.#checkLetters(letters);
    const { session, keys } = this.#context;
    const { set, group } = this.#stream;
    const { meta, expired } = keys.set(set);
    const reply = await session.run(
      eventScripts.replay,
      [meta, expired, this.#deadLetters],
      [group, keys.notifications, `expired:${set}`, ...letters],
    );
    return letters.map(() => (reply.flag() ? 'replayed' : 'absent'));
  }

  /** Removes dead letters, 1 to 250. `INVALID_BATCH`, `INVALID_OPTION`. */
  async discard(letters: readonly string[]): Promise<('discarded' | 'absent')[]> {
    this.#checkLetters(letters);
    const { session } = this.#context;
    const removed = await session.command(
      (redis) => Promise.all(letters.map((letter) => redis.xdel(this.#deadLetters, letter))),
      [this.#deadLetters],
    );
    return removed.map((count) => (count === 1 ? 'discarded' : 'absent'));
  }

  get #deadLetters(): string {
    return this.#context.keys.set(this.#stream.set).deadLetters(this.#stream.group);
  }

  #checkLetters(letters: readonly string[]): void {
    checkList(letters, CONSTRAINTS.takenEvents, 'letters');
    checkEach(letters, LETTER, 'letters');
  }
}

/** As part_name of parts.lua. */
function partName(id: string, index: number, owner: string, tries: number): string {
  const place = (at: number) => String(at).padStart(4, '0');
  const name = `${id}/${place(index)}/${place(index + 1)}/${owner}`;
  return tries > 0 ? `${name}/${tries}` : name;
}

/** `INVALID_PAGE`, `INVALID_OPTION`. */
export function checkTake(options: TakeOptions): {
  readonly first: number;
  readonly leaseMs: number;
} {
  const { first, leaseMs = CONSTRAINTS.leaseMs.byDefault } = checkOptions(options, {
    first: true,
    leaseMs: true,
  });
  checkInteger(first, 1, CONSTRAINTS.takenEvents, 'INVALID_PAGE', 'first');
  const { atLeast, atMost } = CONSTRAINTS.leaseMs;
  checkInteger(leaseMs, atLeast, atMost, 'INVALID_OPTION', 'leaseMs');
  return { first, leaseMs };
}

/** `INVALID_PAGE`, `INVALID_CURSOR`. */
export function checkDeadLetterPage(page: DeadLetterRequest, form: RegExp): DeadLetterRequest {
  const { first, after } = checkOptions(page, { first: true, after: true });
  checkInteger(first, 1, CONSTRAINTS.pageDeadLetters, 'INVALID_PAGE', 'first');
  if (after !== undefined && !form.test(after)) {
    throw new MayflyError('INVALID_CURSOR', 'after must be a letter', { field: 'after' });
  }
  return { first, after };
}

/** `INVALID_OPTION`. */
export function checkEach(texts: readonly string[], form: RegExp, field: string): void {
  for (const [i, text] of texts.entries()) {
    if (typeof text === 'string' && form.test(text)) continue;
    throw new MayflyError('INVALID_OPTION', `${field}[${i}] must come from an earlier call`, {
      field: `${field}[${i}]`,
    });
  }
}
