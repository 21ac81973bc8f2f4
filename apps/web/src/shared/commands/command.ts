/** Something that one can do here, from the palette or by its keys. */
export interface Command {
  /** Tells it apart from all others, such as `go.sets`. */
  readonly id: string;
  readonly label: string;
  /** The heading that the palette and the help sheet put it under. */
  readonly group: string;
  /** As `tinykeys` reads them: `$mod+k`, `g s`, `Shift+?`. */
  readonly keys?: string;
  /** Whether the keys count in a field as well, where most are a matter of the text. */
  readonly whileTyping?: boolean;
  /** Other words that the palette finds it by. */
  readonly words?: readonly string[];
  readonly run: () => void;
}

/** Keys that type a character, on their own or one after the other, without a modifier. */
export function isCharacterKeys(keys: string): boolean {
  return !/\$mod|Control|Meta|Alt/.test(keys) && !/^(Escape|F\d+)$/.test(keys);
}
