/** An action of the current page, run from the palette or by its keys. */
export interface Command {
  /** Unique, such as `go.sets`. */
  readonly id: string;
  readonly label: string;
  /** Its heading in the palette and the help sheet. */
  readonly group: string;
  /** In the syntax of `tinykeys`: `$mod+k`, `g s`, `Shift+?`. */
  readonly keys?: string;
  /** Whether the keys also work in a text field. Most keys there belong to the text. */
  readonly whileTyping?: boolean;
  /** More words by which the palette finds it. */
  readonly words?: readonly string[];
  readonly run: () => void;
}

/** Keys that type characters, alone or in sequence, without a modifier. */
export function isCharacterKeys(keys: string): boolean {
  return !/\$mod|Control|Meta|Alt/.test(keys) && !/^(Escape|F\d+)$/.test(keys);
}
