import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { EntityPage } from '../components/EntityPage.tsx';
import { Notice, ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Tag } from '../components/Tag.tsx';
import { DecisionsPanel } from '../features/limits/components/DecisionsPanel.tsx';
import { OverridesPanel } from '../features/limits/components/OverridesPanel.tsx';
import { PolicyRules } from '../features/limits/components/PolicyRules.tsx';
import { TopKeys } from '../features/limits/components/TopKeys.tsx';
import { TrafficPanel } from '../features/limits/components/TrafficPanel.tsx';
import { TryIt } from '../features/limits/components/TryIt.tsx';
import type { KeyAction } from '../features/limits/key-action.ts';
import { useChangeKey } from '../features/limits/mutations/use-key-changes.ts';
import type { Policy } from '../features/limits/policy-settings.ts';
import { usePolicy } from '../features/limits/queries/use-policy.ts';
import { rangeLabel, rangeMs } from '../shared/charts/time-range.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { fromSegment } from '../shared/navigation/name-segment.ts';
import { lazy } from '../shared/loading/lazy.ts';

const EditPolicyDialog = lazy(() => import('../features/limits/components/EditPolicyDialog.tsx'));
const DeletePolicyDialog = lazy(
  () => import('../features/limits/components/DeletePolicyDialog.tsx'),
);
const KeyDialogs = lazy(() => import('../features/limits/components/KeyDialogs.tsx'));

const route = getRouteApi('/limits/$name');

export function LimitPage() {
  const name = fromSegment(route.useParams().name);
  // A policy of another name is another page: nothing typed or opened for one belongs to the next.
  return <OnePolicy key={name} name={name} />;
}

function OnePolicy({ name }: { name: string }) {
  const query = usePolicy(name);
  return (
    <EntityPage
      what="policy"
      name={name}
      query={query}
      absence="POLICY_NOT_FOUND"
      all={<Link to="/limits">All policies</Link>}
    >
      {(policy) =>
        policy ? (
          <PolicyView policy={policy} />
        ) : (
          <div className="grid gap-4">
            <PageHeader title={name} name crumb={<Link to="/limits">Rate limits</Link>} />
            <Skeleton label="Reading the policy" rows={3} className="h-76 max-md:h-96" />
          </div>
        )
      }
    </EntityPage>
  );
}

function PolicyView({ policy }: { policy: Policy }) {
  const { name, description, shadow } = policy;
  const { range = '15m', key: watched } = route.useSearch();
  const navigate = useNavigate({ from: '/limits/$name' });
  const admin = useCan('ADMIN');
  const operator = useCan('OPERATOR');
  const viewer = useViewer();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const [act, setAct] = useState<KeyAction | null>(null);
  const change = useChangeKey(name);

  const watch = (key: string) =>
    void navigate({ search: (search) => ({ ...search, key }), replace: true });
  // What takes nothing away needs no asking.
  const onAct = (wanted: KeyAction) => {
    if (wanted.kind === 'unblock') change.mutate({ kind: 'unblock', key: wanted.key });
    else setAct(wanted);
  };

  return (
    <div className="grid gap-4">
      <PageHeader
        title={name}
        name
        crumb={<Link to="/limits">Rate limits</Link>}
        after={shadow && <Tag tone="ember">shadow mode</Tag>}
        actions={
          admin && (
            <>
              <Button onClick={() => setAsking('edit')}>Edit…</Button>
              <Button look="danger" onClick={() => setAsking('delete')}>
                Delete…
              </Button>
            </>
          )
        }
      >
        {description && <p className="text-ink-2 wrap-anywhere">{description}</p>}
      </PageHeader>
      {shadow && (
        <Notice label="Shadow mode">
          <p>
            <strong>Shadow mode.</strong> This policy decides and counts, and denies nothing.
            “Shadowed” are calls that it would have denied.
          </p>
        </Notice>
      )}
      {viewer?.role === 'VIEWER' && (
        <ReadOnlyNotice may="operators see keys and make calls, admins change the policy." />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TryIt policy={policy} watched={watched} onWatch={watch} onAct={onAct} />
        <PolicyRules policy={policy} />
      </div>
      <TrafficPanel
        policy={name}
        createdAt={Date.parse(policy.createdAt)}
        range={range}
        onPick={(picked) =>
          void navigate({ search: (search) => ({ ...search, range: picked }), replace: true })
        }
      />
      {operator && (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TopKeys
              policy={name}
              shadow={shadow}
              windowMs={rangeMs(range)}
              windowLabel={rangeLabel(range)}
              onWatch={watch}
              onAct={onAct}
            />
          </div>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OverridesPanel policy={policy} onAct={onAct} />
            <DecisionsPanel policy={name} onWatch={watch} onAct={onAct} />
          </div>
        </>
      )}
      <Suspense>
        {asking === 'edit' && <EditPolicyDialog policy={policy} onClose={() => setAsking(null)} />}
        {asking === 'delete' && (
          <DeletePolicyDialog
            name={name}
            onClose={() => setAsking(null)}
            onDeleted={() => void navigate({ to: '/limits' })}
          />
        )}
        {act && <KeyDialogs policy={policy} act={act} onClose={() => setAct(null)} />}
      </Suspense>
    </div>
  );
}
