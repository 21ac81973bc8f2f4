import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { DeadLettersPanel } from '../features/webhooks/components/DeadLettersPanel.tsx';
import { DeliveriesPanel } from '../features/webhooks/components/DeliveriesPanel.tsx';
import { StateTag } from '../features/webhooks/components/StateTag.tsx';
import { WebhookStats } from '../features/webhooks/components/WebhookStats.tsx';
import { usePause, useTestEvent } from '../features/webhooks/mutations/use-webhook-actions.ts';
import { useWebhook } from '../features/webhooks/queries/use-webhooks.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedPage } from '../shared/named-settings/NamedPage.tsx';
import { AdminsOnly } from '../shared/session/components/AdminsOnly.tsx';

const WebhookDialog = lazy(() => import('../features/webhooks/components/WebhookDialog.tsx'));
const DeleteWebhookDialog = lazy(
  () => import('../features/webhooks/components/DeleteWebhookDialog.tsx'),
);
const RotateSecretDialog = lazy(
  () => import('../features/webhooks/components/RotateSecretDialog.tsx'),
);

const route = getRouteApi('/webhooks/$name');

export function WebhookPage() {
  const { name } = route.useParams();
  return (
    <AdminsOnly title={name} what="webhooks">
      <OneWebhook name={name} />
    </AdminsOnly>
  );
}

function OneWebhook({ name }: { name: string }) {
  const query = useWebhook(name);
  const test = useTestEvent(name);
  const pause = usePause(name);
  const [rotating, setRotating] = useState(false);
  const active = query.data?.state === 'ACTIVE';
  return (
    <NamedPage
      what="webhook"
      name={name}
      query={query}
      absence="WEBHOOK_NOT_FOUND"
      list={{ to: '/webhooks', title: 'Webhooks' }}
      after={
        query.data && (
          <StateTag state={query.data.state} failures={query.data.status.failureCount} />
        )
      }
      actions={
        <>
          <Button busy={test.isPending} onClick={() => test.mutate(undefined)}>
            Send test event
          </Button>
          <Button
            look={query.data && !active ? 'primary' : 'plain'}
            busy={pause.isPending}
            onClick={() => pause.mutate(active)}
          >
            {active ? 'Pause' : 'Resume'}
          </Button>
          <Button onClick={() => setRotating(true)}>Rotate secret…</Button>
        </>
      }
      may="admins can change webhooks."
      skeleton={<Skeleton label="Loading the webhook" className="h-80 max-md:h-100" />}
      EditDialog={WebhookDialog}
      DeleteDialog={DeleteWebhookDialog}
    >
      {(webhook) => (
        <>
          <WebhookStats webhook={webhook} />
          <DeadLettersPanel webhook={webhook} />
          <DeliveriesPanel attempts={webhook.attempts} />
          {rotating && (
            <Suspense>
              <RotateSecretDialog name={name} onClose={() => setRotating(false)} />
            </Suspense>
          )}
        </>
      )}
    </NamedPage>
  );
}
