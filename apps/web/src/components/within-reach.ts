/** For scrollable content, which must be reachable by keyboard. */
export const WITHIN_REACH = { tabIndex: 0 } as const;
