const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The strokes of a sparkline: one for each run of known values, scaled between the lowest and the highest
 * value, or in the middle if all values are equal.
 */
export function sparklinePaths(
  values: readonly (number | null)[],
  width: number,
  height: number,
): readonly string[] {
  const known = values.filter((value) => value !== null);
  const lowest = known.reduce((a, b) => Math.min(a, b), Infinity);
  const range = known.reduce((a, b) => Math.max(a, b), -Infinity) - lowest;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const y = (value: number) =>
    rounded(range === 0 ? height / 2 : height - 1 - ((value - lowest) / range) * (height - 2));

  const paths: string[] = [];
  let run: string[] = [];
  const end = () => {
    // A single point is a stroke of no length, which round ends turn into a dot.
    const [only] = run;
    if (only !== undefined) paths.push(`M${run.length === 1 ? `${only}L${only}` : run.join('L')}`);
    run = [];
  };
  for (const [index, value] of values.entries()) {
    if (value === null) end();
    else run.push(`${rounded(index * step)} ${y(value)}`);
  }
  end();
  return paths;
}
