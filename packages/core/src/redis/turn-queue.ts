import { sendInOrder, type TurnCommand } from './call-order.ts';

/** Calls of one operation that are still open to others of their kind. */
interface Batch {
  send(): void;
}

/**
 * Lets the calls of one event-loop turn travel together, in the order in which they were made. Consecutive
 * calls of one operation on one group (the keys of one set) become one command, whose fixed cost is then paid
 * once.
 *
 * Nothing is kept between turns, so an idle group costs nothing.
 */
export class TurnQueue {
  readonly #open = new Map<string, Batch>();
  #commands: TurnCommand[] = [];
  #isEnding = false;

  /** Opens a batch of a group, and closes the one that was open. */
  enqueue(group: string, batch: Batch): void {
    this.#end();
    this.flush(group);
    this.#open.set(group, batch);
  }

  /** Whether a batch is the one that is open, so that it can still take calls. */
  isWaiting(group: string, batch: Batch): boolean {
    return this.#open.get(group) === batch;
  }

  /** Closes the batch of a group, ahead of a command that is not of a batch. */
  flush(group: string): void {
    const batch = this.#open.get(group);
    if (batch === undefined) return;
    this.#open.delete(group);
    batch.send();
  }

  /** Sends a command at the end of the turn, behind those that came before it. */
  push(command: TurnCommand): void {
    this.#end();
    this.#commands.push(command);
  }

  #end(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    setImmediate(() => {
      for (const group of this.#open.keys()) this.flush(group);
      const commands = this.#commands;
      this.#commands = [];
      this.#isEnding = false;
      sendInOrder(commands);
    });
  }
}
