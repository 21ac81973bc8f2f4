import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import { standInForLayout } from './stand-in-for-layout.ts';

// Pages and dialogs are chunks of their own, and take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(standInForLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders the whole dashboard at an address, against whatever fetch is. */
export function renderPage(address: string) {
  history.replaceState(null, '', address);
  render(<App queryClient={createQueryClient()} router={createAppRouter()} />);
  return userEvent.setup();
}
