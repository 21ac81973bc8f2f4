import { Suspense, useState } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import { Button } from '../components/Button.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { PurposeList } from '../features/one-time-passwords/components/PurposeList.tsx';
import { usePurposes } from '../features/one-time-passwords/queries/use-purposes.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { lazy } from '../shared/loading/lazy.ts';

const NewPurpose = lazy(() => import('../features/one-time-passwords/components/NewPurpose.tsx'));

export function OneTimePasswordsPage() {
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const [creating, setCreating] = useState(false);
  const purposes = usePurposes();
  const create = admin && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <PlusIcon /> Create a purpose
    </Button>
  );
  return (
    <>
      <PageHeader
        title="One-time passwords"
        actions={purposes.data?.totalCount !== 0 && create}
        waiting={!purposes.data}
      />
      {viewer?.role === 'VIEWER' && (
        <ReadOnlyNotice may="operators issue and verify passwords, admins change the rules." />
      )}
      <QueryBoundary
        query={purposes}
        failure="The purposes cannot be shown"
        skeleton={
          <TableSkeleton label="Reading the purposes" className="h-[41px] max-md:h-[136px]" />
        }
        isEmpty={(data) => data.purposes.length === 0}
        empty={
          <EmptyState title="No purposes yet" action={create}>
            <p>
              A purpose, such as signing in, holds the rules for its passwords: how many digits, how
              long they live, and how many wrong attempts there may be.
            </p>
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <PurposeList purposes={data.purposes} />
            <LoadMore
              query={purposes}
              shown={data.purposes.length}
              total={data.totalCount}
              what="purposes"
            />
          </>
        )}
      </QueryBoundary>
      {creating && (
        <Suspense>
          <NewPurpose onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
