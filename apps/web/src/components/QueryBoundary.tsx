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
  /** Of the panel that tells an error, such as "The policies cannot be shown". */
  readonly failure: string;
  /** Shown until there is something, also while the connection is away and the banner says so. */
  readonly skeleton: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * What was read, or else why not. What has been read once stays on the screen whatever happens
 * afterwards: the banner above tells that it is not current.
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
