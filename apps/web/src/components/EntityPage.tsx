import type { ReactNode } from 'react';
import { failureCode, isOutage, type FailureCode } from '../shared/graphql/api-error.ts';
import { errorMessage } from '../shared/graphql/error-messages.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface EntityPageProps<T> {
  /** The kind of thing, such as "policy". */
  readonly what: string;
  readonly name: string;
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The API's code if there is no thing of this name. */
  readonly absence: FailureCode;
  /** What may have happened to it, `deleted` by default. */
  readonly gone?: string;
  /** A link to the list of this kind. */
  readonly all: ReactNode;
  /** The page, also while its data loads or the connection is lost. */
  readonly children: (data: T | undefined) => ReactNode;
}

/** The page of a thing that is looked up by its name, or the reason why it cannot be shown. */
export function EntityPage<T>(props: EntityPageProps<T>) {
  const { what, name, query, absence, gone = 'deleted', all, children } = props;
  const { data, error, refetch } = query;
  if (error !== null && failureCode(error) === absence) {
    return (
      <ErrorPanel title={`No such ${what}`} action={all}>
        <p>
          There is no {what} named <code className="wrap-anywhere">{name}</code>. It may have been
          {gone}.
        </p>
      </ErrorPanel>
    );
  }
  if (error === null || data !== undefined || isOutage(error)) return children(data);
  return (
    <ErrorPanel title={`Could not load this ${what}`} onRetry={() => void refetch()}>
      <p>{errorMessage(error)}</p>
    </ErrorPanel>
  );
}
