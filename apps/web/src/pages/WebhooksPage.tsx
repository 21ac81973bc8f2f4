import { WebhookList } from '../features/webhooks/components/WebhookList.tsx';
import { useWebhooks } from '../features/webhooks/queries/use-webhooks.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedListPage } from '../shared/named-settings/NamedListPage.tsx';
import { AdminsOnly } from '../shared/session/components/AdminsOnly.tsx';

const WebhookDialog = lazy(() => import('../features/webhooks/components/WebhookDialog.tsx'));

export function WebhooksPage() {
  return (
    <AdminsOnly title="Webhooks" what="webhooks">
      <AllWebhooks />
    </AdminsOnly>
  );
}

function AllWebhooks() {
  return (
    <NamedListPage
      title="Webhooks"
      what="webhook"
      all="webhooks"
      query={useWebhooks()}
      may="admins can create webhooks."
      rowClass="h-[61px] max-md:h-[117px]"
      emptyTitle="No webhooks yet"
      about="Receive a signed POST request when members expire, or when sets change. Mayfly tries again for a day until your server answers with a status of 200 to 299."
      CreateDialog={WebhookDialog}
    >
      {(webhooks) => <WebhookList webhooks={webhooks} />}
    </NamedListPage>
  );
}
