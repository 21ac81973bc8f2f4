import type { ReactNode } from 'react';
import { isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';
import { Blank } from './Blank.tsx';
import { Button } from './Button.tsx';

interface LoadedProps<T> {
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
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, failure, skeleton, isEmpty, empty, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return empty && isEmpty?.(data) ? empty : children(data);
  if (error === null || isOutage(error)) return skeleton;
  return (
    <Blank title={failure} action={<Button onClick={() => void refetch()}>Try again</Button>}>
      <p>{errorMessage(error)}</p>
    </Blank>
  );
}
