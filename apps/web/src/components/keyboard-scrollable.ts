/** For scrollable content, which must be reachable by keyboard. */
export const KEYBOARD_SCROLLABLE = { tabIndex: 0 } as const;
