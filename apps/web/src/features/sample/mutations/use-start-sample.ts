import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import { StartSampleDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { sampleQuery } from '../queries/use-sample.ts';

export function useStartSample() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StartSampleDocument, {})).startSample,
    onSuccess: ({ sample, status }) => {
      if (sample) queryClient.setQueryData(sampleQuery.queryKey, sample);
      if (status === 'STORE_NOT_EMPTY') {
        notify('failed', 'Demo data needs an empty store, but sets exist.');
      } else notify('done', 'Demo data added. Its members join and leave by themselves.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    // The button stays busy until the list shows the new sets.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
