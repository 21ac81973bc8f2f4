import type { ReactNode } from 'react';

interface NoticeProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A permanent note at the top of a page. */
export function Notice({ label, children, action }: NoticeProps) {
  return (
    <aside
      aria-label={label}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-dashed border-line-strong py-2 pr-3 pl-4 text-ink-2 [&_strong]:text-ink"
    >
      <div className="min-w-0">{children}</div>
      {action}
    </aside>
  );
}

/** For users who can view but not change: why there are no buttons. */
export function ReadOnlyNotice({ may }: { may: string }) {
  return (
    <Notice label="Read-only">
      <p>
        <strong>Read-only.</strong> Your role can only view; {may}
      </p>
    </Notice>
  );
}
