import { useQuery } from '@tanstack/react-query';
import {
  ServerSamplesDocument,
  type ServerSamplesQuery,
} from '../../../graphql/operations.generated.ts';
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

/** The last hour of an instance: read once in full, after that only what is new. */
export function useServerHistory(id: string) {
  return useQuery({
    queryKey: queryKeys.serverHistory(id),
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<History>(queryKeys.serverHistory(id));
      try {
        return await readOn(id, known, signal);
      } catch (error) {
        // The place is not known any more, for instance after a restart: begin anew.
        if (failureCode(error) !== 'INVALID_CURSOR') throw error;
        return readOn(id, undefined, signal);
      }
    },
    structuralSharing: false,
    refetchInterval: (query) => {
      return pollEvery(query.state.data?.sampleIntervalMs ?? FIRST_POLL_MS)(query);
    },
  });
}
