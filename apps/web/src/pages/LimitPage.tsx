import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Tag } from '../components/Tag.tsx';
import { DecisionsPanel } from '../features/limits/components/DecisionsPanel.tsx';
import { OverridesPanel } from '../features/limits/components/OverridesPanel.tsx';
import { PolicyRules } from '../features/limits/components/PolicyRules.tsx';
import { TopKeys } from '../features/limits/components/TopKeys.tsx';
import { TrafficPanel } from '../features/limits/components/TrafficPanel.tsx';
import { TryIt } from '../features/limits/components/TryIt.tsx';
import { KeyActionsContext, type KeyAction } from '../features/limits/key-action.ts';
import { useChangeKey } from '../features/limits/mutations/use-key-changes.ts';
import type { Policy } from '../features/limits/policy-settings.ts';
import { usePolicy } from '../features/limits/queries/use-policies.ts';
import { rangeLabel, rangeMs } from '../shared/charts/time-range.ts';
import { useCan } from '../shared/session/viewer.ts';
import { NamedPage } from '../shared/named-settings/NamedPage.tsx';
import { lazy } from '../shared/loading/lazy.ts';

const PolicyDialog = lazy(() => import('../features/limits/components/PolicyDialog.tsx'));
const DeletePolicyDialog = lazy(
  () => import('../features/limits/components/DeletePolicyDialog.tsx'),
);
const KeyDialogs = lazy(() => import('../features/limits/components/KeyDialogs.tsx'));

const route = getRouteApi('/limits/$name');

export function LimitPage() {
  const { name } = route.useParams();
  const query = usePolicy(name);
  const { shadow, description } = query.data ?? {};
  return (
    <NamedPage
      what="policy"
      name={name}
      query={query}
      absence="POLICY_NOT_FOUND"
      list={{ to: '/limits', title: 'Rate limits' }}
      after={shadow && <Tag tone="ember">shadow mode</Tag>}
      description={description && <p className="text-ink-2 wrap-anywhere">{description}</p>}
      may="operators can see keys and make calls, admins can change the policy."
      skeleton={<Skeleton label="Loading the policy" rows={3} className="h-76 max-md:h-96" />}
      EditDialog={PolicyDialog}
      DeleteDialog={DeletePolicyDialog}
    >
      {(policy) => <PolicyView policy={policy} />}
    </NamedPage>
  );
}

function PolicyView({ policy }: { policy: Policy }) {
  const { name, shadow } = policy;
  const { range = '15m', key: watched } = route.useSearch();
  const navigate = useNavigate({ from: '/limits/$name' });
  const operator = useCan('OPERATOR');
  const [asking, setAsking] = useState<KeyAction | null>(null);
  const change = useChangeKey(name);

  const actions = {
    watch: (key: string) =>
      void navigate({ search: (search) => ({ ...search, key }), replace: true }),
    act: ({ kind, key }: KeyAction) => {
      // Unblocking loses nothing, so it needs no confirmation.
      if (kind === 'unblock') change.mutate({ kind, key });
      else setAsking({ kind, key });
    },
  };

  return (
    <KeyActionsContext value={actions}>
      {shadow && (
        <Notice label="Shadow mode">
          <p>
            <strong>Shadow mode.</strong> This policy counts calls but denies none. “Shadowed” calls
            are those that it would have denied.
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TryIt policy={policy} watched={watched} />
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
            />
          </div>
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OverridesPanel policy={policy} />
            <DecisionsPanel policy={name} />
          </div>
        </>
      )}
      <Suspense>
        {asking && <KeyDialogs policy={policy} action={asking} onClose={() => setAsking(null)} />}
      </Suspense>
    </KeyActionsContext>
  );
}
