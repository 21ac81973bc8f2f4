/** Formats whole numbers with the digit groups of the user's locale. */
export const wholeNumber = new Intl.NumberFormat();
