import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { StopSampleDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { sampleQuery } from '../queries/use-sample.ts';

function useStopSample() {
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

/** Marks the data as demo data, and removes it. */
export function SampleNotice() {
  const stop = useStopSample();
  const admin = useCan('ADMIN');
  return (
    <Notice
      label="Demo data"
      action={
        admin && (
          <Button busy={stop.isPending} onClick={() => stop.mutate()}>
            Remove demo data
          </Button>
        )
      }
    >
      <p>
        <strong>This is demo data.</strong> The sets named <code>sample:…</code> are simulated;
        their members join and leave by themselves.
      </p>
    </Notice>
  );
}
