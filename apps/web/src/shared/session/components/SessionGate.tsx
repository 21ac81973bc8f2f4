import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { failureCode } from '../../graphql/api-error.ts';
import { reauthQueue } from '../../graphql/reauth-queue.ts';
import { lazy } from '../../loading/lazy.ts';
import { sessionQuery } from '../queries/session-query.ts';

const SignInPage = lazy(() => import('./SignInPage.tsx'));
const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

/**
 * Shows the dashboard to signed-in users. The address stays during sign-in, so that the user reaches the
 * intended page. If a session ends later, a dialog above the page renews it; the page stays mounted and
 * keeps all input.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: session, failureReason } = useQuery(sessionQuery);
  useEffect(
    () =>
      reauthQueue.onNeeded(() =>
        queryClient.setQueryData(sessionQuery.queryKey, (current) =>
          current === 'signed-in' ? 'ended' : current,
        ),
      ),
    [queryClient],
  );

  useEffect(() => {
    if (session === 'signed-in') reauthQueue.renewed();
    else if (session !== 'ended') reauthQueue.abandoned();
  }, [session]);

  if (session === undefined) {
    if (failureReason === null) return <div className="min-h-dvh" aria-busy="true" />;
    const redis = failureCode(failureReason) === 'REDIS_UNAVAILABLE';
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <ErrorPanel title={`${redis ? 'Redis' : 'Mayfly'} does not answer`}>
          <p>
            {redis
              ? 'Mayfly runs, but cannot reach Redis.'
              : 'This page cannot reach the Mayfly API.'}{' '}
            Retrying every two seconds.
          </p>
        </ErrorPanel>
      </main>
    );
  }
  if (session !== 'signed-in' && session !== 'ended') {
    return (
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <SignInPage session={session} />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      {session === 'ended' && (
        <Suspense>
          <SignInDialog />
        </Suspense>
      )}
    </>
  );
}
