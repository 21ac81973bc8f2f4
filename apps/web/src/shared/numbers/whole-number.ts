/** Writes whole numbers as the reader groups their digits. */
export const wholeNumber = new Intl.NumberFormat();
