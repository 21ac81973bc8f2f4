import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { EntityPage } from '../components/EntityPage.tsx';
import { OneSet } from '../features/set-detail/OneSet.tsx';
import { SetSkeleton } from '../features/set-detail/SetSkeleton.tsx';
import { readSetSearch, type SetSearch } from '../features/set-detail/set-search.ts';
import { useSetSummary } from '../features/set-detail/use-set-summary.ts';

const route = getRouteApi('/sets/$name');

export function SetPage() {
  const { name } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/sets/$name' });
  const query = useSetSummary(name);
  const show = useCallback(
    (change: { readonly [Key in keyof SetSearch]: SetSearch[Key] | undefined }) =>
      void navigate({
        search: (known) => readSetSearch({ ...known, ...change }),
        replace: true,
        // The router would restore the list's old scroll position over the new one.
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <EntityPage
      what="set"
      name={name}
      query={query}
      absence="SET_NOT_FOUND"
      all={<Link to="/sets">All sets</Link>}
    >
      {(summary) =>
        summary ? (
          <OneSet
            summary={summary}
            search={search}
            onShow={show}
            onDeleted={() => void navigate({ to: '/sets' })}
          />
        ) : (
          <SetSkeleton name={name} />
        )
      }
    </EntityPage>
  );
}
