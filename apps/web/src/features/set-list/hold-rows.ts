interface Named {
  readonly name: string;
}

export interface HeldRows<Row> {
  readonly rows: readonly Row[];
  /** How many of them stand elsewhere than they would. */
  readonly moved: number;
}

/**
 * The rows in the order that somebody has under their pointer: what is gone goes, what is new comes last,
 * and the others stay where they are.
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
