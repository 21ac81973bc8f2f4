import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { EntityPage } from '../components/EntityPage.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Tag } from '../components/Tag.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';
import { OneSet } from '../features/set-detail/OneSet.tsx';
import { SetSkeleton } from '../features/set-detail/SetSkeleton.tsx';
import { SetActions } from '../features/set-detail/settings/SetActions.tsx';
import { readSetSearch, type SetSearch } from '../features/set-detail/set-search.ts';
import { strategyLabel } from '../features/set-detail/strategy.ts';
import { useSetSummary } from '../features/set-detail/use-set-summary.ts';
import { DEMO_PREFIX } from '../shared/graphql/demo-prefix.ts';

const route = getRouteApi('/sets/$name');

export function SetPage() {
  const { name } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/sets/$name' });
  const query = useSetSummary(name);
  const phone = useMediaQuery('(width < 48rem)');
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
      {(summary) => {
        const actions = summary && (
          <SetActions summary={summary} onDeleted={() => void navigate({ to: '/sets' })} />
        );
        return (
          <>
            {/* One element while the set loads and after it, so that its link keeps the focus. */}
            <PageHeader
              title={name}
              name
              crumb={<Link to="/sets">Sets</Link>}
              after={
                summary && (
                  <>
                    <Tag>{strategyLabel(summary.strategy)}</Tag>
                    {name.startsWith(DEMO_PREFIX) && <Tag>demo</Tag>}
                  </>
                )
              }
              actions={!phone && actions}
            />
            {summary ? (
              <OneSet
                summary={summary}
                search={search}
                onShow={show}
                actions={phone && <div className="flex flex-wrap gap-2">{actions}</div>}
              />
            ) : (
              <SetSkeleton />
            )}
          </>
        );
      }}
    </EntityPage>
  );
}
