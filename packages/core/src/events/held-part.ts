import type { SettledRange } from './event-stream.ts';
import type { ExpiredEvent, ExpiredPart, Range } from './expired-event.ts';

/** An event that a consumer holds and has not finished. */
export interface Task<Value> {
  readonly event: ExpiredEvent<Value>;
  /** Its index in the entry. */
  readonly place: number;
  part: HeldPart<Value>;
  /** How often a handler has started it. */
  attempts: number;
  /** After this many attempts, it is given back, and becomes a dead letter. */
  readonly maxAttempts: number;
  /** The time of the last start, on the monotonic clock. */
  beganAt: number;
  /** The time of the retry, on the monotonic clock; undefined unless it has failed. */
  retryAt: number | undefined;
}

/** Events of one entry that a consumer holds in Redis. */
export class HeldPart<Value> implements Range {
  /** Id of the entry. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** How often consumers had begun it before. */
  readonly tries: number;
  /** Unfinished events by their index in the entry. */
  readonly tasks = new Map<number, Task<Value>>();

  constructor(id: string, tries: number, { from, to }: Range) {
    this.id = id;
    this.tries = tries;
    this.from = from;
    this.to = to;
  }

  /** `maxTries`: how often the group tries an event. */
  static of<Value>(
    { id, events, tries, ...range }: ExpiredPart<Value>,
    maxTries: number,
  ): HeldPart<Value> {
    const maxAttempts = maxTries - tries;
    const part = new HeldPart<Value>(id, tries, range);
    for (const [index, event] of events.entries()) {
      const place = range.from + index;
      const start = { attempts: 0, maxAttempts, beganAt: 0, retryAt: undefined };
      const task = { event, place, part, ...start };
      part.tasks.set(place, task);
    }
    return part;
  }

  /** Unfinished events, as ranges with the same fate. */
  ranges(fateOf: (task: Task<Value>) => SettledRange['as']): SettledRange[] {
    const ranges: SettledRange[] = [];
    for (const [place, task] of this.tasks) {
      const as = fateOf(task);
      const last = ranges.at(-1);
      if (last?.to === place && last.as === as)
        ranges[ranges.length - 1] = { ...last, to: place + 1 };
      else ranges.push({ from: place, to: place + 1, as });
    }
    return ranges;
  }

  /** Splits off a part with its tasks. */
  cut(range: Range): HeldPart<Value> {
    const part = new HeldPart<Value>(this.id, this.tries, range);
    for (const [place, task] of this.tasks) {
      if (place < range.from || place >= range.to) continue;
      task.part = part;
      part.tasks.set(place, task);
    }
    return part;
  }
}
