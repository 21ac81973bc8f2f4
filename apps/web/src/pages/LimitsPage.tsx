import { Suspense, useState } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import { Button } from '../components/Button.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { PolicyList } from '../features/limits/components/PolicyList.tsx';
import { usePolicies } from '../features/limits/queries/use-policies.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { wholeNumber } from '../shared/numbers/whole-number.ts';

const NewPolicy = lazy(() => import('../features/limits/components/NewPolicy.tsx'));

export function LimitsPage() {
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const [creating, setCreating] = useState(false);
  const policies = usePolicies();
  const create = admin && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <PlusIcon /> Create a policy
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Rate limits"
        after={
          policies.data &&
          policies.data.totalCount > 0 && (
            <span className="text-lg text-ink-2 tabular-nums">
              {wholeNumber.format(policies.data.totalCount)}
            </span>
          )
        }
        actions={policies.data?.totalCount !== 0 && create}
        waiting={!policies.data}
      />
      {viewer?.role === 'VIEWER' && (
        <ReadOnlyNotice may="operators try policies, admins create and change them." />
      )}
      <QueryBoundary
        query={policies}
        failure="The policies cannot be shown"
        skeleton={
          <TableSkeleton label="Reading the policies" className="h-[61px] max-md:h-[154px]" />
        }
        isEmpty={(data) => data.policies.length === 0}
        empty={
          <EmptyState title="No rate limits yet" action={create}>
            <p>
              A policy is one to eight limits under a name. All processes follow it, and each change
              of it, without a deploy.
            </p>
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <PolicyList policies={data.policies} />
            <LoadMore
              query={policies}
              shown={data.policies.length}
              total={data.totalCount}
              what="policies"
            />
          </>
        )}
      </QueryBoundary>
      {creating && (
        <Suspense>
          <NewPolicy onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
