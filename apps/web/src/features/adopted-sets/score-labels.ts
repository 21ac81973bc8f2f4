const scoreNumber = new Intl.NumberFormat(undefined, {
  useGrouping: false,
  maximumFractionDigits: 3,
});

/** A score as one reads it; the API has null for an infinite one. */
export function scoreLabel(score: number | null): string {
  return score === null ? '∞' : scoreNumber.format(score);
}
