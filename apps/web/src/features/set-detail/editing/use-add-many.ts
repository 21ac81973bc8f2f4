import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { toBatches } from './batches.ts';
import { AddMembersDocument, type NewMemberInput } from '../documents.generated.ts';
import { refetchSet } from '../refetch-set.ts';

/**
 * Adds any number of members, a thousand at once. `sentCount` tells how far it is; after a failure those
 * are in, and sending the rest again does no harm.
 */
export function useAddMany(set: string) {
  const client = useQueryClient();
  const [sentCount, setSentCount] = useState(0);
  const mutation = useMutation({
    mutationFn: async (all: readonly NewMemberInput[]) => {
      setSentCount(0);
      let added = 0;
      for (const members of toBatches(all)) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other, so that progress is one number.
        const answer = await request(AddMembersDocument, { input: { set, members: [...members] } });
        const results = answer.addMembers.results ?? [];
        added += results.filter(({ status }) => status === 'ADDED').length;
        setSentCount((sent) => sent + members.length);
      }
      return { added, updated: all.length - added };
    },
    onSuccess: ({ added, updated }) => {
      const more = updated > 0 ? ` ${wholeNumber.format(updated)} were live and are updated.` : '';
      notify('done', `${wholeNumber.format(added)} members are added.${more}`);
    },
    onSettled: () => refetchSet(client, set),
  });
  return { ...mutation, sentCount };
}
