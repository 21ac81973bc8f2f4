import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SessionGate } from '../shared/session/components/SessionGate.tsx';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createAppRouter>;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* The content security policy of the dashboard allows no style elements. */}
      <CSPProvider disableStyleElements>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </CSPProvider>
    </QueryClientProvider>
  );
}
