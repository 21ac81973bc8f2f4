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
}

/** Calls that a turn answers at most, apart from those of one batch. */
const TURN_CALLS = 32;

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
  #answers: Answer[] = [];

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
      const answers = this.#answers;
      this.#answers = [];
      for (const { calls, give } of answers) this.answer(calls, give);
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
      this.#answers.push({ calls, give });
      return;
    }
    this.#answered += calls;
    give();
  }

  /** Gives all answers that have arrived. */
  answerAll(): void {
    for (const { give } of this.#answers.splice(0)) give();
  }

  /** Sends a command at the end of the turn, after the earlier ones. */
  push(command: TurnCommand): void {
    this.turn();
    this.#commands.push(command);
  }
}
