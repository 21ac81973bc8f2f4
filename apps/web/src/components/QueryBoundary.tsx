import type { ReactNode } from 'react';
import { isOutage } from '../shared/graphql/api-error.ts';
import { errorMessage } from '../shared/graphql/error-messages.ts';
import { EmptyState } from './EmptyState.tsx';
import { Button } from './Button.tsx';

interface QueryBoundaryProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** Title of the error panel, such as "Could not load policies". */
  readonly failure: string;
  /** Shown until there is data, also during an outage, which the banner reports. */
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * The data, or why it could not load. Loaded data stays on the screen during errors: the banner above
 * reports that it is not current.
 */
export function QueryBoundary<T>(props: QueryBoundaryProps<T>) {
  const { query, failure, skeleton, isEmpty, empty, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return empty && isEmpty?.(data) ? empty : children(data);
  if (error === null || isOutage(error)) return skeleton;
  return (
    <EmptyState title={failure} action={<Button onClick={() => void refetch()}>Try again</Button>}>
      <p>{errorMessage(error)}</p>
    </EmptyState>
  );
}
