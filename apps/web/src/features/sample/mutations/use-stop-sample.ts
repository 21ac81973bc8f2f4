import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { StopSampleDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { sampleQuery } from '../queries/use-sample.ts';

export function useStopSample() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StopSampleDocument, {})).stopDemoData,
    onSuccess: ({ demoData }) => {
      if (demoData) queryClient.setQueryData(sampleQuery.queryKey, demoData);
      notify('done', 'The sample is removed.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
