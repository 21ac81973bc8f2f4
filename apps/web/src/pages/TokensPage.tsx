import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHeader } from '../components/PageHeader.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { AdminsOnly } from '../shared/session/components/AdminsOnly.tsx';
import { SessionsTab } from '../features/sessions/components/SessionsTab.tsx';
import { CreateTokenButton } from '../features/tokens/components/CreateTokenButton.tsx';
import { TokensTab } from '../features/tokens/components/TokensTab.tsx';

const route = getRouteApi('/tokens');

export function TokensPage() {
  const { tab = 'tokens' } = route.useSearch();
  const navigate = useNavigate({ from: '/tokens' });
  return (
    <AdminsOnly title="Tokens" what="tokens and sessions">
      <PageHeader title="Tokens" actions={<CreateTokenButton />} />
      <Tabs
        label="Access"
        chosen={tab}
        onPick={(picked) =>
          void navigate({ search: picked === 'tokens' ? {} : { tab: picked }, replace: true })
        }
        tabs={[
          { id: 'tokens', label: 'Tokens', content: <TokensTab /> },
          { id: 'sessions', label: 'Sessions', content: <SessionsTab /> },
        ]}
      />
    </AdminsOnly>
  );
}
