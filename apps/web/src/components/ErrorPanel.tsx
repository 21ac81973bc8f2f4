import type { ReactNode } from 'react';

interface ErrorPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Where something cannot be shown: what happened and what one can do, in place of it. */
export function ErrorPanel({ title, children, action }: ErrorPanelProps) {
  return (
    <section className="blank" aria-labelledby="blank-title">
      <title>{`${title} · Mayfly`}</title>
      <svg viewBox="0 0 120 40" className="blank-ripples" aria-hidden="true">
        <ellipse cx="60" cy="26" rx="14" ry="3" />
        <ellipse cx="60" cy="26" rx="32" ry="7" />
        <ellipse cx="60" cy="26" rx="56" ry="12" />
      </svg>
      <h1 id="blank-title">{title}</h1>
      <div className="blank-text">{children}</div>
      {action}
    </section>
  );
}
