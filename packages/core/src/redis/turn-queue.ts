import { sendInOrder, type TurnCommand } from './call-order.ts';

/** A turn of the event loop in which calls are queued. */
export interface Turn {
  /** When its commands were sent, by the monotonic clock; Infinity before that. */
  readonly sentAt: number;
}

/** Calls of one operation that can still take more of their kind. */
interface Batch {
  send(): void;
}

/** The replies of a batch of calls. */
interface Answer {
  readonly calls: number;
  readonly give: () => void;
  /** By the monotonic clock. */
  readonly arrivedAt: number;
}

/** Calls that a turn answers at most, apart from those of one batch. */
const TURN_CALLS = 32;

/** An answer waits for later turns at most this long, and for the end of the turn in progress. */
const MAX_WAIT_MS = 5;

/**
 * Batches the calls of one event-loop turn, in their order. Consecutive calls of one operation on one group
 * (the keys of one set) become one command, so its fixed cost occurs once.
 *
 * It keeps no data between turns, so an idle group costs nothing.
 */
export class TurnQueue {
  readonly #open = new Map<string, Batch>();
  #commands: TurnCommand[] = [];
  #turn: { sentAt: number } | undefined;
  /** The calls that were answered in this turn. */
  #answered = 0;
  /** The answers of later turns. */
  readonly #answers: Answer[] = [];

  /** The current turn, whose commands will be sent at its end. */
  turn(): Turn {
    if (this.#turn !== undefined) return this.#turn;
    const turn = { sentAt: Infinity };
    this.#turn = turn;
    setImmediate(() => {
      for (const group of this.#open.keys()) this.flush(group);
      const commands = this.#commands;
      this.#commands = [];
      this.#turn = undefined;
      this.#answered = 0;
      sendInOrder(commands);
      turn.sentAt = performance.now();
      this.#answerNext();
    });
    return turn;
  }

  /** Opens a batch of a group, and closes the previous one. */
  enqueue(group: string, batch: Batch): void {
    this.turn();
    this.flush(group);
    this.#open.set(group, batch);
  }

  /** Whether a batch is open, so that it can take calls. */
  isWaiting(group: string, batch: Batch): boolean {
    return this.#open.get(group) === batch;
  }

  /** Closes the batch of a group, before a command outside of batches. */
  flush(group: string): void {
    const batch = this.#open.get(group);
    if (batch === undefined) return;
    this.#open.delete(group);
    batch.send();
  }

  /**
   * Answers the calls of a batch, in the order of the batches: now, or after the commands of this turn if it has
   * answered others. Replies often arrive together. If all calls continued in one turn, Redis would wait for the
   * commands of all of them, and this process then for Redis, so that the two would never work at the same time.
   */
  answer(calls: number, give: () => void): void {
    this.turn();
    if (this.#answers.length > 0 || (this.#answered > 0 && this.#answered + calls > TURN_CALLS)) {
      this.#answers.push({ calls, give, arrivedAt: performance.now() });
      return;
    }
    this.#answered += calls;
    give();
  }

  /** Gives all answers that have arrived. */
  answerAll(): void {
    for (let next = this.#answers.shift(); next; next = this.#answers.shift()) next.give();
  }

  /** Gives the answers of one turn, or all if the turns are long because the process does other work. */
  #answerNext(): void {
    const [oldest] = this.#answers;
    if (oldest === undefined) return;
    // The next turn continues, also if an answer throws.
    this.turn();
    if (performance.now() - oldest.arrivedAt > MAX_WAIT_MS) {
      this.answerAll();
      return;
    }
    do {
      const next = this.#answers.shift();
      if (next === undefined) return;
      this.#answered += next.calls;
      next.give();
    } while (this.#answered + (this.#answers[0]?.calls ?? 0) <= TURN_CALLS);
  }

  /** Sends a command at the end of the turn, after the earlier ones. */
  push(command: TurnCommand): void {
    this.turn();
    this.#commands.push(command);
  }
}
