/** A command that is sent at the end of a turn of the event loop. */
export interface TurnCommand {
  readonly keys: readonly string[];
  /** The number of first keys that it only reads. */
  readonly readKeys: number;
  /**
   * `isFollowed`: a later command of the turn depends on this one. It reads a key that this one writes, or
   * writes a key that this one uses.
   */
  send(isFollowed: boolean): void;
}

/**
 * Sends the commands of a turn, and passes to each whether a later one depends on it.
 *
 * A script is sent by its SHA-1. A server that does not know it refuses it and runs the next command, so the
 * two would change places when the script is sent again. A client cannot prevent this: another client can
 * flush the scripts between any two commands. So a script that is followed is sent as source, which costs
 * Redis about 20 to 60 µs to hash. The last script of a turn, and each that shares no key with a later one,
 * is sent by its SHA-1: that is nearly all of them. O(keys).
 */
export function sendInOrder(commands: readonly TurnCommand[]): void {
  const [first] = commands;
  if (commands.length === 1) {
    first?.send(false);
    return;
  }
  const followed: boolean[] = [];
  const [read, written] = [new Set<string>(), new Set<string>()];
  for (const [index, { keys, readKeys }] of [...commands.entries()].reverse()) {
    followed[index] = keys.some(
      (key, place) => written.has(key) || (place >= readKeys && read.has(key)),
    );
    for (const [place, key] of keys.entries()) (place < readKeys ? read : written).add(key);
  }
  for (const [index, command] of commands.entries()) command.send(followed[index] === true);
}
