/** What is sent to Redis at the end of a turn of the event loop. */
export interface TurnCommand {
  readonly keys: readonly string[];
  /** So many of the first keys it only reads. */
  readonly readKeys: number;
  /** `isFollowed`: a later command of the turn reads what this one writes, or writes what this one reads or writes. */
  send(isFollowed: boolean): void;
}

/**
 * Sends the commands of a turn, and tells each whether a later one depends on it.
 *
 * A script is sent by its SHA-1. A server that does not know it refuses it and runs what comes behind it, so
 * that the two would change places when the script is sent again. This cannot be noticed in time: another
 * client can flush the scripts, or load them, between any two commands. So a script that is followed is sent
 * whole, which costs Redis some 20 to 60 µs to hash. The last one of a turn goes by its SHA-1, and so does each
 * that is alone or shares no key with a later one: that is nearly all of them. O(keys).
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
