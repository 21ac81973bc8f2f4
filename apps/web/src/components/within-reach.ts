/** Of whatever scrolls: it has to be within reach of the keyboard. */
export const WITHIN_REACH = { tabIndex: 0 } as const;
