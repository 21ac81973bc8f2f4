import { lazy, Suspense } from 'react';
import { Button } from '../components/Button.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { VeryMany } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { SampleNotice } from '../features/sample/components/SampleNotice.tsx';
import { useSample } from '../features/sample/queries/use-sample.ts';
import { useCan } from '../features/session/viewer.ts';
import { SetList } from '../features/sets/components/SetList.tsx';
import { useCreateSetDialog } from '../features/sets/components/use-create-set-dialog.tsx';
import { useSets } from '../features/sets/queries/use-sets.ts';

const Welcome = lazy(() => import('../features/sets/components/Welcome.tsx'));

const wholeNumber = new Intl.NumberFormat();

export function SetsPage() {
  const admin = useCan('ADMIN');
  const sample = useSample().data;
  const sets = useSets();
  const create = useCreateSetDialog();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = sets;
  return (
    <>
      <Loaded
        query={sets}
        failure="The sets cannot be shown"
        skeleton={
          <>
            <PageHeader title="Sets" />
            <Skeleton label="Reading the sets" rows={6} />
          </>
        }
        isEmpty={(data) => data.sets.length === 0}
        empty={
          <Suspense>
            <Welcome create={create.button} />
          </Suspense>
        }
      >
        {(data) => (
          <>
            <PageHeader
              title="Sets"
              after={
                <span className="text-lg text-ink-2 tabular-nums">
                  {wholeNumber.format(data.totalCount)}
                </span>
              }
              actions={admin && create.button('primary')}
            />
            {sample?.active && <SampleNotice />}
            <SetList sets={data.sets} />
            {hasNextPage && (
              <VeryMany
                shown={data.sets.length}
                total={data.totalCount}
                what="sets"
                action={
                  <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Load more
                  </Button>
                }
              />
            )}
          </>
        )}
      </Loaded>
      {create.dialog}
    </>
  );
}
