import type { ComponentProps, ReactNode } from 'react';

/** Makes the whole row clickable, while the link stays a normal link. */
export const ROW_LINK =
  "mr-2 font-mono font-medium text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-accent";

interface TableProps {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * A table of up to a few hundred rows. On a phone each row becomes a block: its head on a separate line,
 * the cells below it with their labels.
 */
export function Table({ caption, children }: TableProps) {
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="max-md:sr-only">
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="border-b border-line max-md:block">{children}</tbody>;
}

export function TableRow({ className = '', ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={`relative border-t border-line hover:bg-sunken/60 max-md:grid max-md:grid-cols-3 max-md:gap-x-3 max-md:py-2.5 ${className}`}
      {...rest}
    />
  );
}

/** The cell that names a row. */
export function RowHead({ className = '', ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      className={`px-3 py-2 text-left font-normal max-md:col-span-full max-md:px-0 max-md:pt-0 max-md:pb-1 ${className}`}
      {...rest}
    />
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** The column head, shown in each cell where there are no columns. */
  readonly label: string;
  readonly numeric?: boolean;
}

export function Cell({ label, numeric = false, className = '', ...rest }: CellProps) {
  return (
    <td
      data-label={label}
      className={`px-3 py-2 whitespace-nowrap max-md:p-0 max-md:before:block max-md:before:font-sans max-md:before:text-xs max-md:before:text-ink-2 max-md:before:content-[attr(data-label)] ${numeric ? 'text-right max-md:text-left' : 'text-left'} ${className}`}
      {...rest}
    />
  );
}

export interface Sort<Key extends string> {
  readonly by: Key;
  readonly descending: boolean;
}

const COLUMN_HEAD = 'px-3 pb-1.5 align-bottom text-sm font-medium text-ink-2';

/** The head of a column that does not sort. */
export function ColumnHead({
  numeric = false,
  ...rest
}: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={`${COLUMN_HEAD} ${numeric ? 'text-right' : 'text-left'}`}
      {...rest}
    />
  );
}

interface SortHeadProps<Key extends string> {
  readonly by: Key;
  readonly children: ReactNode;
  readonly numeric?: boolean;
  /** Comes from the address. */
  readonly sort: Sort<Key>;
  readonly onSort: (sort: Sort<Key>) => void;
}

/** The head of a column that sorts. A second press reverses the order. */
export function SortHead<Key extends string>(props: SortHeadProps<Key>) {
  const { by, children, numeric = false, sort, onSort } = props;
  const sorted = sort.by === by;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={`${COLUMN_HEAD} ${numeric ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        className={`inline-flex min-h-6 items-center gap-1 rounded-xs hover:text-ink ${sorted ? 'text-ink' : ''} ${numeric ? 'flex-row-reverse' : ''}`}
        onClick={() => onSort({ by, descending: sorted && !sort.descending })}
      >
        {children}
        <span aria-hidden="true" className={sorted ? '' : 'opacity-0'}>
          {sorted && sort.descending ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}
