import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../components/Button.tsx';
import { EntityPage } from '../components/EntityPage.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { readAdoptedView } from '../features/adopted-sets/adoption-search.ts';
import { AdoptedMembers } from '../features/adopted-sets/components/AdoptedMembers.tsx';
import { AdoptedStats } from '../features/adopted-sets/components/AdoptedStats.tsx';
import { layoutLabel } from '../features/adopted-sets/layout-labels.ts';
import { useForget } from '../features/adopted-sets/mutations/use-adoption.ts';
import { useAdoptedSet } from '../features/adopted-sets/queries/use-adopted-sets.ts';
import { useCan } from '../shared/session/viewer.ts';

const route = getRouteApi('/adopted/$name');

export function AdoptedSetPage() {
  const { name } = route.useParams();
  const view = route.useSearch();
  const navigate = useNavigate();
  const show = useNavigate({ from: '/adopted/$name' });
  const set = useAdoptedSet(name);
  const operator = useCan('OPERATOR');
  const admin = useCan('ADMIN');
  const forget = useForget();
  const crumb = <Link to="/adopted">Adopted sets</Link>;

  return (
    <EntityPage
      what="adopted set"
      name={name}
      query={set}
      absence="SET_NOT_FOUND"
      gone="forgotten"
      all={crumb}
    >
      {(data) => (
        <>
          <PageHeader
            title={name}
            name
            crumb={crumb}
            actions={
              data &&
              admin && (
                <Button
                  busy={forget.isPending}
                  onClick={() =>
                    forget.mutate(data, { onSuccess: () => void navigate({ to: '/adopted' }) })
                  }
                >
                  Forget
                </Button>
              )
            }
          >
            <p className="min-h-5.5 text-ink-2 wrap-anywhere">
              {data && (
                <>
                  Key <code className="text-ink">{data.key}</code> · scores: {layoutLabel(data)}
                </>
              )}
            </p>
          </PageHeader>
          {data && !operator && <ReadOnlyNotice may="an operator can change members." />}
          <div className="grid gap-4">
            {data ? (
              <>
                <AdoptedStats name={name} />
                <AdoptedMembers
                  key={name}
                  set={data}
                  view={view}
                  onView={(next) =>
                    void show({ search: readAdoptedView({ ...next }), replace: true })
                  }
                />
              </>
            ) : (
              <>
                <Skeleton label="Loading the set" className="h-22.5 max-md:h-39" />
                <TableSkeleton label="Loading members" />
              </>
            )}
          </div>
        </>
      )}
    </EntityPage>
  );
}
