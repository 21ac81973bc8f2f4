import type { QueryClient } from '@tanstack/react-query';
import { isOutage } from '../../graphql/api-error.ts';
import { sessionQuery, type Session } from './queries/session-query.ts';
import { viewerQuery } from './queries/viewer-query.ts';
import { postToken, readSession } from './session-api.ts';

const RETRY_MS = 2_000;

/** A refused token leaves alone a session that there is already. */
async function enterByLink(queryClient: QueryClient, token: string): Promise<Session> {
  const accepted = await postToken(token);
  if (!accepted && !(await readSession())) return 'link-refused';
  await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 });
  return 'signed-in';
}

/** Signs in with the token of a link. An API that does not answer yet is asked again. */
export async function followLink(queryClient: QueryClient, token: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  await queryClient.prefetchQuery({
    queryKey: sessionQuery.queryKey,
    queryFn: () => enterByLink(queryClient, token),
    staleTime: 0,
    retry: (_failures, error) => isOutage(error),
    retryDelay: RETRY_MS,
  });
}
