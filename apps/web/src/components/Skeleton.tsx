interface SkeletonProps {
  readonly label: string;
  readonly rows?: number;
  readonly className?: string;
}

/** Quiet placeholders in the shape of what is being read. */
export function Skeleton({ label, rows = 1, className = '' }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="skeleton">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`skeleton-row ${className}`} aria-hidden="true" />
      ))}
    </div>
  );
}
