/** Makes the whole row clickable, while the link stays a normal link. */
export const ROW_LINK =
  "mr-2 font-mono font-medium text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-accent";
