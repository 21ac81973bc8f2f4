/** Controls, and marks that change the direction or the lines of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes what could control a terminal: members and messages come from other people. */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
}

/** Columns with headings, and two spaces between them. Without rows, only the headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map(printable))];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
