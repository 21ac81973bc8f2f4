import type { ReactNode } from 'react';

/** Key figures in a row, above a ruler. */
export function StatList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,45%),1fr))] gap-x-4 gap-y-3 bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_60px),repeating-linear-gradient(90deg,var(--color-line)_0_1px,transparent_1px_12px)] bg-[size:100%_9px,100%_5px] bg-bottom-left bg-no-repeat pb-4"
    >
      {children}
    </dl>
  );
}

interface StatProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** A figure: a small label above a large value. */
export function Stat({ label, children, note }: StatProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium text-ink-2">{label}</dt>
      <dd className="text-figure font-light tracking-tight **:data-phase:[font-weight:inherit]">
        {children}
        {note !== undefined && (
          <small className="block text-sm font-normal tracking-normal text-ink-2">{note}</small>
        )}
      </dd>
    </div>
  );
}
