import type { QueryClient } from '@tanstack/react-query';
import { failureCode, isOutage } from '../graphql/api-error.ts';
import { sessionQuery, type Session } from './queries/session-query.ts';
import { viewerQuery } from './queries/viewer-query.ts';
import { postToken, readSession } from './session-api.ts';

const RETRY_MS = 2_000;

/** An existing session stays, even if the token is rejected or Redis is too full for a new session. */
async function enterByLink(queryClient: QueryClient, token: string): Promise<Session> {
  const problem = await signIn(token);
  if (problem !== null && !(await readSession())) return problem;
  await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 });
  return 'signed-in';
}

async function signIn(token: string): Promise<'link-refused' | 'link-full' | null> {
  try {
    return (await postToken(token)) ? null : 'link-refused';
  } catch (error) {
    if (failureCode(error) !== 'REDIS_FULL') throw error;
    return 'link-full';
  }
}

/** Signs in with the token of a link. Retries while the API does not answer. */
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
