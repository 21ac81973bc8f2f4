import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** A row in place of the title, which then is for screen readers only. */
  readonly tools?: ReactNode;
  /** Beside the title: choices and buttons for this part of the page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** The level of the heading: 3 inside a part that has a heading. */
  readonly level?: 2 | 3;
}

/** A part of a page with a heading. */
export function Panel(props: PanelProps) {
  const { title, tools, actions, children, className = '', level = 2 } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-raised px-panel pt-3 pb-4 ${className}`}
    >
      <header className="mb-2.5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={id} className={tools ? 'sr-only' : 'text-lg font-semibold tracking-tight'}>
          {title}
        </Heading>
        {tools && <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{tools}</div>}
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
