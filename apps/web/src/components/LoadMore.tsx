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

/** Loads the next page; renders nothing after the last one. */
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
  /** For example "sets". */
  readonly what: string;
  /** What happened to the items, if not all of them are shown. */
  readonly done?: string;
}

/** The end of a partly loaded list: how many items are shown, and a button for more. */
export function LoadMore({ query, shown, total, what, done = 'shown' }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3 text-sm text-ink-2">
      <p>
        {wholeNumber.format(shown)} of {wholeNumber.format(total)} {what} {done}
      </p>
      <LoadMoreButton query={query} />
    </div>
  );
}
