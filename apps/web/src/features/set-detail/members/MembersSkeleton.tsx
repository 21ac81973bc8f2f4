interface MembersSkeletonProps {
  readonly label: string;
  /** The last known number of members: the list will have about this height. */
  readonly count: number;
}

const MAX_ROWS = 24;

/** The member list while it loads: the status line, and rows of the right height. */
export function MembersSkeleton({ label, count }: MembersSkeletonProps) {
  const rows = Math.min(count, MAX_ROWS);
  return (
    <div role="status" aria-label={label} className="pb-10">
      <div
        className={`overflow-hidden md:pt-7.5 ${rows === 0 ? 'h-8.5 max-sm:h-14' : 'max-h-[clamp(20rem,calc(100dvh-19.25rem),64rem)]'}`}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex h-11 items-center gap-4 border-b border-line px-2 max-md:h-25 max-md:items-start max-md:pt-4"
          >
            <span className="h-3 w-2/5 animate-breathe rounded-sm bg-sunken" aria-hidden="true" />
          </div>
        ))}
      </div>
    </div>
  );
}
