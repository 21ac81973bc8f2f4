interface SkeletonProps {
  readonly label: string;
  readonly rows?: number;
  /** The height of a row as a class, where it is not that of a line of a table. */
  readonly className?: string;
}

/** Quiet placeholders in the shape of what is being read. */
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
