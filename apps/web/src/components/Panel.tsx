import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Beside the title: choices and buttons that belong to this part of the page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of a page with a heading of its own. */
export function Panel({ title, actions, children, className = '' }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-raised px-[clamp(0.75rem,1.5vw,1.25rem)] pt-3 pb-4 ${className}`}
    >
      <header className="mb-2.5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
