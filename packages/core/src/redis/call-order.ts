/** A command that is sent at the end of a turn of the event loop. */
export interface TurnCommand {
  readonly keys: readonly string[];
  /** The number of first keys that it only reads. */
  readonly readKeys: number;
  /**
   * The members that it reads or changes, if it concerns no others of its set. The first key identifies the
   * set. Commands on different members need no order.
   */
  readonly members?: readonly string[] | undefined;
  /**
   * `isFollowed`: a later command of the turn must come after this one. Both use the same member or, unless both
   * name members, the same key, and one of them writes it.
   */
  send(isFollowed: boolean): void;
}

/**
 * Sends the commands of a turn, and passes to each whether a later one depends on it.
 *
 * A script is sent by its SHA-1. A server that does not know it refuses it and runs the next command, so the
 * two would change places when the script is sent again. A client cannot prevent this: another client can
 * flush the scripts between any two commands. So a script that is followed is sent as source, which costs
 * Redis about 20 to 60 µs to hash. The last script of a turn, and each that no later one must follow,
 * is sent by its SHA-1: that is nearly all of them. O(keys + members).
 */
export function sendInOrder(commands: readonly TurnCommand[]): void {
  const [first] = commands;
  if (commands.length === 1) {
    first?.send(false);
    return;
  }
  const followed: boolean[] = [];
  const [all, whole] = [new Uses(), new Uses()];
  const ofMembers = new Map<string, Uses>();
  for (const [index, { keys, readKeys, members }] of [...commands.entries()].reverse()) {
    const [set = ''] = keys;
    const readMembers = readKeys === Infinity ? Infinity : 0;
    const later = ofMembers.get(set) ?? new Uses();
    followed[index] =
      members === undefined
        ? all.collide(keys, readKeys)
        : whole.collide(keys, readKeys) || later.collide(members, readMembers);
    all.add(keys, readKeys);
    if (members === undefined) whole.add(keys, readKeys);
    else {
      later.add(members, readMembers);
      ofMembers.set(set, later);
    }
  }
  for (const [index, command] of commands.entries()) command.send(followed[index] === true);
}

/** What later commands read and write. */
class Uses {
  readonly #read = new Set<string>();
  readonly #written = new Set<string>();

  /** Whether an earlier command that uses these names must come first. It only reads the first `reads`. */
  collide(names: readonly string[], reads: number): boolean {
    return names.some(
      (name, place) => this.#written.has(name) || (place >= reads && this.#read.has(name)),
    );
  }

  add(names: readonly string[], reads: number): void {
    for (const [place, name] of names.entries())
      (place < reads ? this.#read : this.#written).add(name);
  }
}
