import { useState, type ReactNode } from 'react';
import { KEYBOARD_SCROLLABLE } from '../../components/keyboard-scrollable.ts';

interface AccessibleTableProps {
  /** The chart's title, for screen readers. */
  readonly title: string;
  readonly columns: readonly string[];
  /** The head and cells of each row; called only while the table is open. */
  readonly rows: () => readonly (readonly [head: ReactNode, ...cells: ReactNode[]])[];
}

/** The data of a chart as a table, for users who cannot see the lines or need exact values. */
export function AccessibleTable({ title, columns, rows }: AccessibleTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-2 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label={`${title}: data table`}
        className="w-fit rounded-xs text-ink-2 hover:text-ink"
      >
        Data table
      </summary>
      {open && (
        <div
          role="region"
          aria-label={`${title}: data`}
          {...KEYBOARD_SCROLLABLE}
          className="mt-2 max-h-64 overflow-auto"
        >
          <table className="w-full">
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
