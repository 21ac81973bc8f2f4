interface TableSkeletonProps {
  readonly label: string;
  readonly rows?: number;
  /** Classes for the height of a row on a wide screen and on a phone, if they differ from most tables. */
  readonly className?: string;
}

/** A table that is loading: space for its head and for rows of the right height. */
export function TableSkeleton(props: TableSkeletonProps) {
  const { label, rows = 6, className = 'h-[41px] max-md:h-[89px]' } = props;
  return (
    <div role="status" aria-label={label} className="border-b border-line md:pt-6.5">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={`flex items-center gap-4 border-t border-line px-3 max-md:items-start max-md:px-0 max-md:pt-4 ${className}`}
        >
          <span className="h-3 w-2/5 max-w-56 animate-breathe rounded-sm bg-sunken" aria-hidden />
          <span
            className="ml-auto h-3 w-1/4 max-w-36 animate-breathe rounded-sm bg-sunken"
            aria-hidden
          />
        </div>
      ))}
    </div>
  );
}
