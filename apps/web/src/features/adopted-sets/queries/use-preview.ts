import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  AdoptionPreviewDocument,
  type AdoptionPreviewQuery,
  type SetLayoutInput,
} from '../documents.generated.ts';

const EACH = 5;
const POLL_MS = 5_000;

export type AdoptionPreview = AdoptionPreviewQuery['adoptionPreview'];

/** A preview of a key in a layout, polled because other programs write it. */
export function usePreview(key: string, layout: SetLayoutInput | undefined) {
  return useQuery({
    queryKey: queryKeys.adoptionPreview(key, layout ?? {}),
    queryFn: async ({ signal }): Promise<AdoptionPreview | null> => {
      if (layout === undefined) return null;
      const { adoptionPreview } = await request(
        AdoptionPreviewDocument,
        { key, layout, each: EACH },
        { signal, nowOf: (result) => result.adoptionPreview.now },
      );
      return adoptionPreview;
    },
    enabled: layout !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(POLL_MS),
  });
}
