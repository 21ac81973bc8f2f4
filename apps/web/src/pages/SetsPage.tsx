import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { SampleNotice } from '../features/sample/components/SampleNotice.tsx';
import { StartSampleButton } from '../features/sample/components/StartSampleButton.tsx';
import { useSample } from '../features/sample/queries/use-sample.ts';
import { CreateSetDialog } from '../features/sets/components/CreateSetDialog.tsx';
import { FirstVisit } from '../features/sets/components/FirstVisit.tsx';
import { SetList } from '../features/sets/components/SetList.tsx';
import { useSets } from '../features/sets/queries/use-sets.ts';
import { toSegment } from '../features/sets/set-address.ts';
import { isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';
import { notify } from '../notices/notice-store.ts';

const wholeNumber = new Intl.NumberFormat();

export function SetsPage() {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const sample = useSample().data;
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useSets();

  const create = (look: 'plain' | 'primary') => (
    <Button look={look} onClick={() => setCreating(true)}>
      <PlusIcon /> Create a set
    </Button>
  );
  const goTo = (name: string) => {
    notify('done', `The set ${name} is there. Add its first member.`);
    void navigate({ to: '/sets/$name', params: { name: toSegment(name) } });
  };

  return (
    <>
      <title>Sets · Mayfly</title>
      {data === undefined ? (
        error && !isOutage(error) ? (
          <ErrorPanel title="The sets cannot be shown">
            <p>{errorMessage(error)}</p>
          </ErrorPanel>
        ) : (
          <Skeleton label="Reading the sets" rows={6} />
        )
      ) : data.sets.length === 0 ? (
        <FirstVisit>
          {sample?.available && <StartSampleButton />}
          {create(sample?.available ? 'plain' : 'primary')}
        </FirstVisit>
      ) : (
        <>
          <header className="page-head">
            <h1>
              Sets <span className="page-count">{wholeNumber.format(data.totalCount)}</span>
            </h1>
            {create('primary')}
          </header>
          {sample?.active && <SampleNotice />}
          <SetList sets={data.sets} />
          {hasNextPage && (
            <Button
              className="load-more"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Load more
            </Button>
          )}
        </>
      )}
      {creating && <CreateSetDialog onClose={() => setCreating(false)} onCreated={goTo} />}
    </>
  );
}
