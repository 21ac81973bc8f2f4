import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { wholeNumber } from '../../../numbers/whole-number.ts';
import { toBatches } from '../batches.ts';
import { AddMembersDocument, type NewMemberInput } from '../documents.generated.ts';
import { readSetAgain } from '../queries/read-set-again.ts';

/**
 * Adds any number of members, a thousand at a time. `sentCount` is the progress; after a failure those
 * members were added, and sending the rest again is safe.
 */
export function useAddMany(set: string) {
  const client = useQueryClient();
  const [sentCount, setSentCount] = useState(0);
  const mutation = useMutation({
    mutationFn: async (all: readonly NewMemberInput[]) => {
      setSentCount(0);
      let added = 0;
      for (const members of toBatches(all)) {
        // oxlint-disable-next-line no-await-in-loop -- Sequential, so that progress is one number.
        const answer = await request(AddMembersDocument, { input: { set, members: [...members] } });
        const results = answer.addMembers.results ?? [];
        added += results.filter(({ status }) => status === 'ADDED').length;
        setSentCount((sent) => sent + members.length);
      }
      return { added, updated: all.length - added };
    },
    onSuccess: ({ added, updated }) => {
      const more = updated > 0 ? ` ${wholeNumber.format(updated)} updated.` : '';
      notify('done', `${wholeNumber.format(added)} members added.${more}`);
    },
    onSettled: () => readSetAgain(client, set),
  });
  return { ...mutation, sentCount };
}
