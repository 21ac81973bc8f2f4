import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import { StopSampleDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { sampleQuery } from '../queries/use-sample.ts';

export function useStopSample() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StopSampleDocument, {})).stopSample,
    onSuccess: ({ sample }) => {
      if (sample) queryClient.setQueryData(sampleQuery.queryKey, sample);
      notify('done', 'Demo data removed.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
