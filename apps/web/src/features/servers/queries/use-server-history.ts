import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { ServerSamplesDocument, type ServerSamplesQuery } from '../documents.generated.ts';
import { failureCode } from '../../../graphql/api-error.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { mergeSamples, type History } from '../history.ts';

const PAGE_SIZE = 1_000;
/** Until the server has told how often it samples. */
const FIRST_POLL_MS = 5_000;

/** Reads what came after `history`, page by page. */
async function readOn(
  id: string,
  history: History | undefined,
  signal: AbortSignal,
): Promise<History> {
  const nowOf = (result: ServerSamplesQuery) => result.serverStats.now;
  const variables = { id, first: PAGE_SIZE, after: history?.endCursor ?? null };
  const { serverStats } = await request(ServerSamplesDocument, variables, { signal, nowOf });
  const samples = serverStats.instance?.samples;
  const merged = mergeSamples(history, {
    nodes: samples?.nodes ?? [],
    endCursor: samples?.pageInfo.endCursor ?? null,
    readAt: Date.parse(serverStats.now),
    retentionMs: serverStats.retentionMs,
    sampleIntervalMs: serverStats.sampleIntervalMs,
  });
  return samples?.pageInfo.hasNextPage ? readOn(id, merged, signal) : merged;
}

async function readHistory(
  id: string,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<History> {
  const known = client.getQueryData<History>(queryKeys.serverHistory(id));
  try {
    return await readOn(id, known, signal);
  } catch (error) {
    // The place is not known any more, for instance after a restart: begin anew.
    if (failureCode(error) !== 'INVALID_CURSOR') throw error;
    return readOn(id, undefined, signal);
  }
}

/** The last hour of an instance, once one is known: read in full, after that only what is new. */
export function useServerHistory(id: string | null) {
  return useQuery({
    queryKey: queryKeys.serverHistory(id),
    queryFn: id === null ? skipToken : (context) => readHistory(id, context),
    structuralSharing: false,
    refetchInterval: (query) => {
      return pollEvery(query.state.data?.sampleIntervalMs ?? FIRST_POLL_MS)(query);
    },
  });
}
