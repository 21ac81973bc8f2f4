import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { StartSampleDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { sampleQuery } from '../queries/use-sample.ts';

export function useStartSample() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StartSampleDocument, {})).startDemoData,
    onSuccess: ({ demoData, status }) => {
      if (demoData) queryClient.setQueryData(sampleQuery.queryKey, demoData);
      if (status === 'STORE_NOT_EMPTY') {
        notify('failed', 'There are sets already, and the sample does not mix with them.');
      } else notify('done', 'The sample is running. Its members come and go by themselves.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    // The button stays busy until the list has something to show in its place.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
