import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Tag } from '../components/Tag.tsx';
import { useCan } from '../features/session/viewer.ts';
import { AddMember } from '../features/set/components/AddMember.tsx';
import { Members } from '../features/set/components/Members.tsx';
import { SetReadings } from '../features/set/components/SetReadings.tsx';
import { useLiveSet } from '../features/set/queries/use-live-set.ts';
import { fromSegment } from '../features/sets/set-address.ts';
import { TimeLeftPanel } from '../features/time-left/components/TimeLeftPanel.tsx';
import { failureCode, isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';
import { SAMPLE_PREFIX } from '../graphql/sample-prefix.ts';

const ClearSetDialog = lazy(() => import('../features/set/components/ClearSetDialog.tsx'));
const DeleteSetDialog = lazy(() => import('../features/set/components/DeleteSetDialog.tsx'));

const route = getRouteApi('/sets/$name');

export function SetPage() {
  const name = fromSegment(route.useParams().name);
  // A set of another name is another page: nothing typed or opened for one belongs to the next.
  return <OneSet key={name} name={name} />;
}

function OneSet({ name }: { name: string }) {
  const { span = 'auto' } = route.useSearch();
  const navigate = useNavigate();
  const admin = useCan('ADMIN');
  const operator = useCan('OPERATOR');
  const [asking, setAsking] = useState<'clear' | 'delete' | null>(null);
  const liveSet = useLiveSet(name);
  const { query, reading, figures } = liveSet;

  if (query.error && failureCode(query.error) === 'SET_NOT_FOUND') {
    return (
      <ErrorPanel title="No such set" action={<Link to="/sets">All sets</Link>}>
        <p>
          There is no set named <code className="wrap-anywhere">{name}</code>. It may have been
          deleted.
        </p>
      </ErrorPanel>
    );
  }
  if (query.error && !reading && !isOutage(query.error)) {
    return (
      <ErrorPanel title="This set cannot be shown" onRetry={() => void query.refetch()}>
        <p>{errorMessage(query.error)}</p>
      </ErrorPanel>
    );
  }
  return (
    <div className="grid gap-4">
      <PageHeader
        title={name}
        name
        crumb={<Link to="/sets">Sets</Link>}
        after={name.startsWith(SAMPLE_PREFIX) && <Tag>sample</Tag>}
        actions={
          admin && (
            <>
              <Button onClick={() => setAsking('clear')}>Clear…</Button>
              <Button look="danger" onClick={() => setAsking('delete')}>
                Delete…
              </Button>
            </>
          )
        }
      />
      {reading && figures ? (
        <SetReadings figures={figures} defaultTtlMs={reading.defaultTtlMs} />
      ) : (
        <Skeleton label="Reading the set" className="h-16" />
      )}
      <TimeLeftPanel
        set={name}
        span={span}
        onPick={(picked) =>
          void navigate({ from: '/sets/$name', search: { span: picked }, replace: true })
        }
      />
      <Panel title="Members">
        {reading ? (
          <>
            {operator && <AddMember set={name} defaultTtlMs={reading.defaultTtlMs} />}
            <Members set={name} liveSet={liveSet} />
          </>
        ) : (
          <Skeleton label="Reading the members" rows={8} />
        )}
      </Panel>
      <Suspense>
        {asking === 'clear' && <ClearSetDialog name={name} onClose={() => setAsking(null)} />}
        {asking === 'delete' && (
          <DeleteSetDialog
            name={name}
            onClose={() => setAsking(null)}
            onDeleted={() => void navigate({ to: '/sets' })}
          />
        )}
      </Suspense>
    </div>
  );
}
