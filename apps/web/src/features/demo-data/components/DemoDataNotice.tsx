import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { StopDemoDataDocument } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { demoDataQuery } from '../queries/use-demo-data.ts';

function useStopDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(StopDemoDataDocument, {})).stopDemoData,
    onSuccess: ({ demoData }) => {
      if (demoData) queryClient.setQueryData(demoDataQuery.queryKey, demoData);
      notify('done', 'Demo data removed.');
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}

/** Marks the data as demo data, and removes it. */
export function DemoDataNotice() {
  const stop = useStopDemoData();
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
