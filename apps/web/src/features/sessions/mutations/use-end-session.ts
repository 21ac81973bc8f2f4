import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { EndSessionDocument } from '../documents.generated.ts';

export function useEndSession(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(EndSessionDocument, { id })).endSession.status,
    onSuccess: (status) =>
      notify(
        'done',
        status === 'ENDED' ? 'The session is ended.' : 'The session had ended before.',
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });
}
