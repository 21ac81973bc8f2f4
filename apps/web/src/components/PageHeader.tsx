import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** The heading, and the title of the browser's tab. */
  readonly title: string;
  /** Use the typeface of names: a user chose this title. */
  readonly name?: boolean;
  /** Small elements after the title: a count, a tag. */
  readonly after?: ReactNode;
  /** A link to the page above. */
  readonly crumb?: ReactNode;
  /** Under the title. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Reserves the place of the actions and hides them until the data has loaded. */
  readonly waiting?: boolean;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, name = false, after, crumb, children, actions, waiting = false } = props;
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{`${title} · Mayfly`}</title>
      <div className="min-w-0">
        {crumb && (
          <p className="mb-0.5 text-sm [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:text-accent [&_a:hover]:underline">
            {crumb}
          </p>
        )}
        {/* At least as high as a button, so that the title does not move when a button appears. */}
        <div
          className={`flex flex-wrap content-center items-baseline gap-x-3 ${crumb ? '' : 'min-h-9 pointer-coarse:min-h-11'}`}
        >
          <h1
            className={`text-2xl font-semibold tracking-tight wrap-anywhere ${name ? 'font-mono' : ''}`}
          >
            {title}
          </h1>
          {after}
        </div>
        {children}
      </div>
      {actions && (
        <div className={`flex flex-wrap gap-2 ${waiting ? 'invisible' : ''}`}>{actions}</div>
      )}
    </header>
  );
}
