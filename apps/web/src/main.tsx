import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { takeLinkToken } from './shared/session/link-token.ts';
import { followLink } from './shared/session/follow-link.ts';
import './app/styles/index.css';

const queryClient = createQueryClient();

function enter(): void {
  const token = takeLinkToken();
  if (token !== undefined) void followLink(queryClient, token);
}

enter();
// If a tab already shows the dashboard, opening the link there only changes the fragment.
addEventListener('hashchange', enter);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} router={createAppRouter()} />
    </StrictMode>,
  );
}
