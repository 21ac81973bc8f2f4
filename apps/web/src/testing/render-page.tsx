import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';

configure({ asyncUtilTimeout: 10_000 });

/** Renders the whole dashboard at an address, with the current `fetch`. */
export function renderPage(address: string) {
  history.replaceState(null, '', address);
  render(<App queryClient={createQueryClient()} router={createAppRouter()} />);
  return userEvent.setup();
}
