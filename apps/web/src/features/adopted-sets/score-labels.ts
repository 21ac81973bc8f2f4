const scoreNumber = new Intl.NumberFormat(undefined, {
  useGrouping: false,
  maximumFractionDigits: 3,
});

/** A formatted score; the API returns null for infinity. */
export function scoreLabel(score: number | null): string {
  return score === null ? '∞' : scoreNumber.format(score);
}
