import type { QueryClient } from '@tanstack/react-query';
import { failureCode, isOutage } from '../../graphql/api-error.ts';
import { sessionQuery, type Session } from './queries/session-query.ts';
import { viewerQuery } from './queries/viewer-query.ts';
import { postToken, readSession } from './session-api.ts';

const RETRY_MS = 2_000;

/** A session that there is already stays, also if the token is refused or Redis is too full for another one. */
async function enterByLink(queryClient: QueryClient, token: string): Promise<Session> {
  try {
    const accepted = await postToken(token);
    if (!accepted && !(await readSession())) return 'link-refused';
  } catch (error) {
    if (!isFull(error) || !(await readSession())) throw error;
  }
  await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 });
  return 'signed-in';
}

/** Signs in with the token of a link. Tries again while the API or Redis does not answer, or Redis is full. */
export async function followLink(queryClient: QueryClient, token: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  await queryClient.prefetchQuery({
    queryKey: sessionQuery.queryKey,
    queryFn: () => enterByLink(queryClient, token),
    staleTime: 0,
    retry: (_failures, error) => isOutage(error) || isFull(error),
    retryDelay: RETRY_MS,
  });
}

function isFull(error: unknown): boolean {
  return failureCode(error) === 'REDIS_FULL';
}
