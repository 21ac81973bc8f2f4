import { Suspense } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { lazy } from '../shared/loading/lazy.ts';

const Explorer = lazy(() => import('../features/explorer/Explorer.tsx'));

export function ExplorerPage() {
  return (
    <>
      <PageHeader title="API explorer">
        <p className="text-ink-2">
          GraphQL requests run with your session and your role. Mutations change real data.
        </p>
      </PageHeader>
      <div className="h-[calc(100dvh-10rem)] min-h-120 overflow-hidden rounded-md border border-line">
        <Suspense fallback={<Skeleton label="Loading the explorer" className="h-full" />}>
          <Explorer />
        </Suspense>
      </div>
    </>
  );
}
