/** The search parameters of the page of a series: the time range of the charts, and what their points show. */
interface SeriesSearch {
  readonly span?: number;
  readonly points?: string;
}

/** Drops values of the wrong type. The page ignores unknown ones. */
export function readSeriesSearch({
  span,
  points,
}: {
  span?: unknown;
  points?: unknown;
}): SeriesSearch {
  return {
    ...(typeof span === 'number' ? { span } : {}),
    ...(typeof points === 'string' ? { points } : {}),
  };
}
