import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDuration } from '../../../clock/duration-format.ts';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import {
  ExtendMemberDocument,
  PersistMemberDocument,
  RemoveMemberDocument,
} from '../documents.generated.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import type { MemberChange } from '../member-change.ts';

/** Resolves to whether the member was still live. */
async function send(set: string, change: MemberChange): Promise<boolean> {
  const { member } = change;
  switch (change.kind) {
    case 'extend': {
      const input = { set, member, byMs: change.byMs };
      return (await request(ExtendMemberDocument, { input })).extendMember.status === 'CHANGED';
    }
    case 'persist': {
      const input = { set, member };
      return (await request(PersistMemberDocument, { input })).persistMember.status === 'CHANGED';
    }
    case 'remove': {
      const input = { set, member };
      return (await request(RemoveMemberDocument, { input })).removeMember.status === 'REMOVED';
    }
  }
}

function outcome(change: MemberChange): string {
  switch (change.kind) {
    case 'extend':
      return `${change.member} lives ${formatDuration(change.byMs)} longer.`;
    case 'persist':
      return `${change.member} is kept until it is removed.`;
    case 'remove':
      return `${change.member} is removed.`;
  }
}

/**
 * Changes one member. While it is pending the list shows it as done; it stays pending until the
 * set was read again, so that the list never falls back in between.
 */
export function useChangeMember(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: queryKeys.memberChanges(set),
    mutationFn: (change: MemberChange) => send(set, change),
    onSuccess: (wasLive, change) => {
      if (wasLive) notify('done', outcome(change));
      else notify('failed', `${change.member} had expired already.`);
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.set(set) }),
  });
}
