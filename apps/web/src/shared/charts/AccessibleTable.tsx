import { useState, type ReactNode } from 'react';
import { WITHIN_REACH } from '../../components/within-reach.ts';

interface AccessibleTableProps {
  /** Of the chart, for who hears "As a table" without seeing what it stands under. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The head of each row and its cells; only asked for when the table is open. */
  readonly rows: () => readonly (readonly [head: ReactNode, ...cells: ReactNode[]])[];
}

/** A chart once more as numbers, for whoever cannot see the lines or wants them exact. */
export function AccessibleTable({ title, columns, rows }: AccessibleTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-2 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={`${title}: as a table`}
        className="w-fit rounded-xs text-ink-2 hover:text-ink"
      >
        As a table
      </summary>
      {open && (
        <div
          role="region"
          aria-label={`${title}, as a table`}
          {...WITHIN_REACH}
          className="mt-2 max-h-64 overflow-auto"
        >
          <table className="w-full tabular-nums">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="pr-3 text-left font-normal text-ink-2">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map(([head, ...cells], row) => (
                <tr key={row} className="border-t border-line">
                  <th scope="row" className="py-0.5 pr-3 text-left font-normal whitespace-nowrap">
                    {head}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={index} className="py-0.5 pr-3">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
