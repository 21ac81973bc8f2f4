import type { ReactNode } from 'react';

interface NoticeProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Something that holds for the page as long as it is open, said once at its top. */
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

/** For whoever may look but not touch: why there are no buttons. */
export function ReadOnlyNotice({ may }: { may: string }) {
  return (
    <Notice label="Read-only">
      <p>
        <strong>Read-only.</strong> Your role lets you look; {may}
      </p>
    </Notice>
  );
}

interface VeryManyProps {
  readonly shown: number;
  readonly total: number;
  /** Such as "sets". */
  readonly what: string;
  readonly action?: ReactNode;
}

const wholeNumber = new Intl.NumberFormat();

/** Says that there is more than is shown, and how much; nothing where all of it is. */
export function VeryMany({ shown, total, what, action }: VeryManyProps) {
  if (shown >= total) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-ink-2">
      <p className="tabular-nums">
        {wholeNumber.format(shown)} of {wholeNumber.format(total)} {what} shown
      </p>
      {action}
    </div>
  );
}
