import { dependsOn, sendInOrder, type TurnCommand } from './call-order.ts';

/** Calls of one operation that can still take more of their kind. */
interface Batch {
  send(): void;
}

/**
 * Batches the calls of one event-loop turn, in their order. Consecutive calls of one operation on one group
 * (the keys of one set) become one command, so its fixed cost occurs once.
 *
 * While no command waits for an answer, calls do not wait for the end of the turn, but only for those that the
 * same code makes without a pause (a microtask). So one call at a time is fast, and many still share scripts.
 *
 * It keeps no data between turns, so an idle group costs nothing.
 */
export class TurnQueue {
  readonly #open = new Map<string, Batch>();
  #commands: TurnCommand[] = [];
  #isEnding = false;
  #unanswered = 0;
  /** Unanswered commands that were sent before the end of their turn. */
  readonly #early = new Set<TurnCommand>();
  /** Later commands depend on early ones, and wait for their answers. */
  #isHeld = false;

  /** Opens a batch of a group, and closes the previous one. */
  enqueue(group: string, batch: Batch): void {
    this.#end();
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

  /** Sends a command after the earlier ones. Its caller must report the end with `answered`. */
  push(command: TurnCommand): void {
    this.#end();
    this.#commands.push(command);
  }

  /** A command that was sent has succeeded or failed. */
  answered(command: TurnCommand): void {
    this.#unanswered -= 1;
    this.#early.delete(command);
    if (this.#isHeld && this.#early.size === 0) {
      this.#isHeld = false;
      this.#send();
    }
  }

  #end(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (this.#unanswered === 0) queueMicrotask(this.#send);
    else setImmediate(this.#send);
  }

  readonly #send = (): void => {
    for (const group of this.#open.keys()) this.flush(group);
    const commands = this.#commands;
    // An early command can fail because the server does not know its script, and is then sent again.
    this.#isHeld = this.#early.size > 0 && dependsOn(commands, this.#early);
    if (this.#isHeld) return;
    this.#commands = [];
    this.#isEnding = false;
    if (this.#unanswered === 0) for (const command of commands) this.#early.add(command);
    this.#unanswered += commands.length;
    sendInOrder(commands);
  };
}
