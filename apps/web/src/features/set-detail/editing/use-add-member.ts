import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { AddMemberDocument, type AddMemberInput } from '../documents.generated.ts';
import { refetchSet } from '../refetch-set.ts';

export function useAddMember(set: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (member: Omit<AddMemberInput, 'set'>) =>
      (await request(AddMemberDocument, { input: { set, ...member } })).addMember.status,
    onSuccess: (status, { member }) => {
      notify(
        'done',
        status === 'ADDED' ? `${member} added.` : `${member} was live; it is updated.`,
      );
    },
    onSettled: () => refetchSet(client, set),
  });
}
