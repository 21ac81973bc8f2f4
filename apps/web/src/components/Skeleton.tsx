interface SkeletonProps {
  readonly label: string;
  readonly rows?: number;
  /** A class for the height of a row, if it is not the height of a table row. */
  readonly className?: string;
}

/** Placeholders in the shape of the content that is loading. */
export function Skeleton({ label, rows = 1, className = 'h-9' }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-2">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={`animate-breathe rounded-sm bg-sunken ${className}`}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
