import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { AddMember } from '../features/set/components/AddMember.tsx';
import { ClearSetDialog } from '../features/set/components/ClearSetDialog.tsx';
import { DeleteSetDialog } from '../features/set/components/DeleteSetDialog.tsx';
import { Members } from '../features/set/components/Members.tsx';
import { SetReadings } from '../features/set/components/SetReadings.tsx';
import { useLiveSet } from '../features/set/queries/use-live-set.ts';
import { fromSegment } from '../features/sets/set-address.ts';
import { TimeLeftPanel } from '../features/time-left/components/TimeLeftPanel.tsx';
import { failureCode, isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';
import { SAMPLE_PREFIX } from '../graphql/sample-prefix.ts';

const route = getRouteApi('/sets/$name');

export function SetPage() {
  const name = fromSegment(route.useParams().name);
  // A set of another name is another page: nothing typed or opened for one belongs to the next.
  return <OneSet key={name} name={name} />;
}

function OneSet({ name }: { name: string }) {
  const { span = 'auto' } = route.useSearch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'clear' | 'delete' | null>(null);
  const liveSet = useLiveSet(name);
  const { query, reading, figures } = liveSet;

  if (query.error && failureCode(query.error) === 'SET_NOT_FOUND') {
    return (
      <ErrorPanel title="No such set" action={<Link to="/">All sets</Link>}>
        <p>
          There is no set named <code className="name">{name}</code>. It may have been deleted.
        </p>
      </ErrorPanel>
    );
  }
  if (query.error && !reading && !isOutage(query.error)) {
    return (
      <ErrorPanel title="This set cannot be shown" action={<Link to="/">All sets</Link>}>
        <p>{errorMessage(query.error)}</p>
      </ErrorPanel>
    );
  }
  return (
    <>
      <title>{`${name} · Mayfly`}</title>
      <header className="page-head">
        <div>
          <p className="crumb">
            <Link to="/">Sets</Link>
          </p>
          <h1 className="name">
            {name} {name.startsWith(SAMPLE_PREFIX) && <span className="tag">sample</span>}
          </h1>
        </div>
        <div className="page-actions">
          <Button onClick={() => setAsking('clear')}>Clear…</Button>
          <Button look="danger" onClick={() => setAsking('delete')}>
            Delete…
          </Button>
        </div>
      </header>
      {reading && figures ? (
        <SetReadings figures={figures} defaultTtlMs={reading.defaultTtlMs} />
      ) : (
        <Skeleton label="Reading the set" className="tall" />
      )}
      <TimeLeftPanel
        set={name}
        span={span}
        onPick={(picked) =>
          void navigate({ from: '/sets/$name', search: { span: picked }, replace: true })
        }
      />
      <section className="panel" aria-labelledby="members-title">
        <header className="panel-head">
          <h2 id="members-title">Members</h2>
        </header>
        {reading ? (
          <>
            <AddMember set={name} defaultTtlMs={reading.defaultTtlMs} />
            <Members set={name} liveSet={liveSet} />
          </>
        ) : (
          <Skeleton label="Reading the members" rows={8} />
        )}
      </section>
      {asking === 'clear' && <ClearSetDialog name={name} onClose={() => setAsking(null)} />}
      {asking === 'delete' && (
        <DeleteSetDialog
          name={name}
          onClose={() => setAsking(null)}
          onDeleted={() => void navigate({ to: '/' })}
        />
      )}
    </>
  );
}
