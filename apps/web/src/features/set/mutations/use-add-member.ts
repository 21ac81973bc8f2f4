import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { AddMemberDocument, type AddMemberInput } from '../documents.generated.ts';
import { readSetAgain } from '../queries/read-set-again.ts';

export function useAddMember(set: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (member: Omit<AddMemberInput, 'set'>) =>
      (await request(AddMemberDocument, { input: { set, ...member } })).addMember.status,
    onSuccess: (status, { member }) => {
      notify('done', status === 'ADDED' ? `${member} added.` : `${member} updated.`);
    },
    onSettled: () => readSetAgain(client, set),
  });
}
