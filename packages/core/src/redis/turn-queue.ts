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
      sendInOrder(commands);
      turn.sentAt = performance.now();
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

  /** Sends a command at the end of the turn, after the earlier ones. */
  push(command: TurnCommand): void {
    this.turn();
    this.#commands.push(command);
  }
}
