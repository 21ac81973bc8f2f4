import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onRetry?: () => void;
}

/** Replaces a page that cannot load: what happened and what the user can do. */
export function ErrorPanel({ title, children, action, onRetry }: ErrorPanelProps) {
  return (
    <>
      <title>{`${title} · Mayfly`}</title>
      <EmptyState
        title={title}
        level={1}
        action={
          <>
            {action}
            {onRetry && <Button onClick={onRetry}>Try again</Button>}
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
