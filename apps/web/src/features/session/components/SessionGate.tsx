import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { failureCode } from '../../../graphql/api-error.ts';
import { renewal } from '../../../graphql/renewal.ts';
import { lazy } from '../../../loading/lazy.ts';
import { sessionQuery } from '../queries/session-query.ts';

const SignInPage = lazy(() => import('./SignInPage.tsx'));
const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

/**
 * Shows the dashboard to whoever is signed in. The address stays as it is meanwhile, so signing
 * in lands where one wanted to go. A session that ends later is renewed in a dialog above the
 * page, which stays mounted with everything that was typed into it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: session, failureReason } = useQuery(sessionQuery);
  useEffect(
    () =>
      renewal.onNeeded(() =>
        queryClient.setQueryData(sessionQuery.queryKey, (current) =>
          current === 'signed-in' ? 'ended' : current,
        ),
      ),
    [queryClient],
  );

  useEffect(() => {
    if (session === 'signed-in') renewal.renewed();
    else if (session !== 'ended') renewal.abandoned();
  }, [session]);

  if (session === undefined && failureReason === null) {
    return <div className="min-h-dvh" aria-busy="true" />;
  }
  // Also where a link is followed in a tab that was at the sign-in page.
  if (failureReason !== null && session !== 'signed-in' && session !== 'ended') {
    const { title, detail } = obstacleOf(failureReason);
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <ErrorPanel title={title}>
          <p>{detail} Trying again every two seconds.</p>
        </ErrorPanel>
      </main>
    );
  }
  if (session === 'signed-out' || session === 'link-refused') {
    return (
      <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
        <SignInPage linkRefused={session === 'link-refused'} />
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

/** Why nobody can be signed in at the moment. */
function obstacleOf(error: unknown) {
  switch (failureCode(error)) {
    case 'REDIS_UNAVAILABLE':
      return {
        title: 'Redis does not answer',
        detail: 'Mayfly runs, but cannot reach the Redis that holds everything.',
      };
    case 'REDIS_FULL':
      return {
        title: 'Redis is full',
        detail:
          'Mayfly cannot open a session until memory is free. Raise maxmemory, or remove members through the API with a token.',
      };
    default:
      return {
        title: 'Mayfly does not answer',
        detail: 'The API behind this page cannot be reached.',
      };
  }
}
