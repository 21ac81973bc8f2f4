import { lazy, Suspense } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { Reading, Readings } from '../components/Reading.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { SampleNotice } from '../features/sample/components/SampleNotice.tsx';
import { useSample } from '../features/sample/queries/use-sample.ts';
import { SetList } from '../features/sets/components/SetList.tsx';
import { useCreateSetDialog } from '../features/sets/components/use-create-set-dialog.tsx';
import { useSets } from '../features/sets/queries/use-sets.ts';

const Welcome = lazy(() => import('../features/sets/components/Welcome.tsx'));

const wholeNumber = new Intl.NumberFormat();
const SHOWN = 8;

export function OverviewPage() {
  const sets = useSets();
  const create = useCreateSetDialog();
  const sample = useSample().data;
  return (
    <>
      <Loaded
        query={sets}
        failure="The sets cannot be shown"
        skeleton={
          <>
            <PageHeader title="Overview" />
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
        {(data) => {
          const live = data.sets.reduce((sum, { count }) => sum + count, 0);
          const soonest = data.sets
            .filter(({ nextExpiresAt }) => nextExpiresAt !== null)
            .toSorted((a, b) => (a.nextExpiresAt ?? Infinity) - (b.nextExpiresAt ?? Infinity));
          return (
            <div className="grid gap-4">
              <PageHeader title="Overview" />
              {sample?.active && <SampleNotice />}
              <Readings>
                <Reading label="Sets">{wholeNumber.format(data.totalCount)}</Reading>
                <Reading
                  label="Live members"
                  {...(data.sets.length < data.totalCount && {
                    note: `in the first ${data.sets.length} sets`,
                  })}
                >
                  {wholeNumber.format(live)}
                </Reading>
              </Readings>
              <Panel title="Next to expire">
                <SetList sets={soonest.slice(0, SHOWN)} />
              </Panel>
            </div>
          );
        }}
      </Loaded>
      {create.dialog}
    </>
  );
}
