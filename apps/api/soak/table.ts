import type { Tally } from './checks/findings.ts';

/** The rows of a table in Markdown, with columns of equal width. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  const line = (row: readonly (string | number)[]) =>
    `| ${row.map((cell, column) => String(cell).padEnd(widths?.[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => '-'.repeat(widths?.[column] ?? 0));
  return [head, rule, ...body].map(line).join('\n');
}

export function tableOf(tally: Tally, faults: ReadonlyMap<string, number>): string {
  const checks = [...tally.rows].map(([check, { operations, violations, apart }]) => {
    const verdict = operations === 0 ? 'not checked' : violations === 0 ? 'holds' : 'VIOLATED';
    return [check, operations, violations, apart, verdict];
  });
  return [
    table([['check', 'operations', 'violations', 'counted apart', 'verdict'], ...checks]),
    table([['fault', 'number'], ...faults]),
  ].join('\n\n');
}
