import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { OneSet } from '../features/set/components/OneSet.tsx';
import { SetSkeleton } from '../features/set/components/SetSkeleton.tsx';
import { readSetSearch, type SetSearch } from '../features/set/set-search.ts';
import { useSetSummary } from '../features/set/queries/use-set-summary.ts';
import { fromSegment } from '../features/sets/set-address.ts';
import { failureCode, isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';

const route = getRouteApi('/sets/$name');

export function SetPage() {
  const name = fromSegment(route.useParams().name);
  // A set of another name is another page: nothing typed or opened for one belongs to the next.
  return <SetOfName key={name} name={name} />;
}

function SetOfName({ name }: { name: string }) {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/sets/$name' });
  const { data, error, refetch } = useSetSummary(name);
  const show = useCallback(
    (change: { readonly [Key in keyof SetSearch]: SetSearch[Key] | undefined }) =>
      void navigate({
        search: (known) => readSetSearch({ ...known, ...change }),
        replace: true,
        // The router would put the list back to where it was before it was told to go elsewhere.
        resetScroll: false,
      }),
    [navigate],
  );
  if (error && failureCode(error) === 'SET_NOT_FOUND') {
    return (
      <ErrorPanel title="No such set" action={<Link to="/sets">All sets</Link>}>
        <p>
          There is no set named <code className="wrap-anywhere">{name}</code>. It may have been
          deleted.
        </p>
      </ErrorPanel>
    );
  }
  if (data) {
    return (
      <OneSet
        summary={data}
        search={search}
        onShow={show}
        onDeleted={() => void navigate({ to: '/sets' })}
      />
    );
  }
  if (error && !isOutage(error)) {
    return (
      <ErrorPanel title="This set cannot be shown" onRetry={() => void refetch()}>
        <p>{errorMessage(error)}</p>
      </ErrorPanel>
    );
  }
  return <SetSkeleton name={name} />;
}
