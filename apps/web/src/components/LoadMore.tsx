import { wholeNumber } from '../shared/numbers/whole-number.ts';
import { Button } from './Button.tsx';

interface LoadMoreButtonProps {
  /** An infinite query. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label?: string;
}

/** Reads the next page; nothing where there is none. */
export function LoadMoreButton({ query, label = 'Load more' }: LoadMoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  );
}

interface LoadMoreProps {
  readonly query: LoadMoreButtonProps['query'];
  readonly shown: number;
  readonly total: number;
  /** Such as "sets". */
  readonly what: string;
  /** Where what was read is not shown as it is. */
  readonly done?: string;
}

/** The end of a list that goes on: how much of it is shown, and more at a press. */
export function LoadMore({ query, shown, total, what, done = 'shown' }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-ink-2">
      <p className="tabular-nums">
        {wholeNumber.format(shown)} of {wholeNumber.format(total)} {what} {done}
      </p>
      <LoadMoreButton query={query} />
    </div>
  );
}
