import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { EndSessionDocument } from '../documents.generated.ts';

export function useEndSession(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await request(EndSessionDocument, { id })).endSession.status,
    onSuccess: (status) =>
      notify('done', status === 'ENDED' ? 'Session ended.' : 'The session had already ended.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions() }),
  });
}
