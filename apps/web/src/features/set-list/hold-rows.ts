interface Named {
  readonly name: string;
}

export interface HeldRows<Row> {
  readonly rows: readonly Row[];
  /** How many rows would be elsewhere. */
  readonly moved: number;
}

/**
 * The rows in the order under the user's pointer: removed rows disappear, new rows come last, and the others
 * stay.
 */
export function holdRows<Row extends Named>(
  rows: readonly Row[],
  held: readonly string[] | null,
): HeldRows<Row> {
  if (held === null) return { rows, moved: 0 };
  const left = new Map(rows.map((row) => [row.name, row]));
  const kept = held.flatMap((name) => {
    const row = left.get(name);
    left.delete(name);
    return row === undefined ? [] : [row];
  });
  const inOrder = [...kept, ...left.values()];
  return {
    rows: inOrder,
    moved: inOrder.filter(({ name }, index) => rows[index]?.name !== name).length,
  };
}
