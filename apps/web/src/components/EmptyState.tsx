import { useId, type ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** The level of the heading: 1 if the page shows nothing else. */
  readonly level?: 1 | 2 | 3;
}

/** An empty state: why there is nothing to show, and what the user can do. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={`grid justify-items-center gap-3 text-center ${level === 1 ? 'py-[clamp(2.5rem,10vh,6rem)]' : 'py-8'}`}
    >
      <svg
        viewBox="0 0 120 40"
        className="w-36 fill-none stroke-line-strong *:origin-[60px_26px] *:animate-ripple"
        aria-hidden="true"
      >
        <ellipse cx="60" cy="26" rx="14" ry="3" />
        <ellipse cx="60" cy="26" rx="32" ry="7" className="[animation-delay:0.4s]" />
        <ellipse cx="60" cy="26" rx="56" ry="12" className="[animation-delay:0.8s]" />
      </svg>
      <Heading
        id={id}
        className={`font-semibold tracking-tight wrap-anywhere ${level === 1 ? 'text-2xl' : 'text-lg'}`}
      >
        {title}
      </Heading>
      {children && <div className="max-w-sm text-ink-2">{children}</div>}
      {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    </section>
  );
}
