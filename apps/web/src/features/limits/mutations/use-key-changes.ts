import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import {
  BlockLimitKeyDocument,
  ResetLimitDocument,
  UnblockLimitKeyDocument,
} from '../documents.generated.ts';

/** The actions of operators on a key. */
export type KeyChange =
  | { readonly kind: 'reset'; readonly key: string }
  | { readonly kind: 'block'; readonly key: string; readonly durationMs: number }
  | { readonly kind: 'unblock'; readonly key: string };

async function send(policy: string, change: KeyChange): Promise<void> {
  const input = { policy, key: change.key };
  switch (change.kind) {
    case 'reset':
      await request(ResetLimitDocument, { input });
      return;
    case 'block':
      await request(BlockLimitKeyDocument, { input: { ...input, durationMs: change.durationMs } });
      return;
    case 'unblock':
      await request(UnblockLimitKeyDocument, { input });
  }
}

function outcome(change: KeyChange): string {
  switch (change.kind) {
    case 'reset':
      return `Key ${change.key} reset.`;
    case 'block':
      return `Key ${change.key} blocked for ${formatDuration(change.durationMs)}.`;
    case 'unblock':
      return `Key ${change.key} unblocked.`;
  }
}

export function useChangeKey(policy: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: KeyChange) => send(policy, change),
    onSuccess: (_nothing, change) => notify('done', outcome(change)),
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: (_nothing, _error, { key }) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.limitKey(policy, key) }),
  });
}
