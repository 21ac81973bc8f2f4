import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { offerUndo } from '../../../shared/undo/offer-undo.ts';
import {
  AddAdoptedMemberDocument,
  ExtendAdoptedMemberDocument,
  RemoveAdoptedMemberDocument,
  type AddAdoptedMemberInput,
} from '../documents.generated.ts';
import type { AdoptedMember } from '../queries/use-adopted-members.ts';

/** Identifies a member: by its bytes if it is not text. */
const nameOf = ({ member, base64 }: AdoptedMember) =>
  base64 === null ? { text: member } : { base64 };

function useReread(set: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.adoptedSet(set) });
}

export function useAddAdoptedMember(set: string) {
  const reread = useReread(set);
  return useMutation({
    mutationFn: async (input: Omit<AddAdoptedMemberInput, 'set' | 'mode'>) =>
      (await request(AddAdoptedMemberDocument, { input: { set, mode: 'ALWAYS', ...input } }))
        .addAdoptedMember.status,
    onSettled: reread,
  });
}

interface Extension {
  readonly member: AdoptedMember;
  readonly byMs: number;
}

export function useExtendAdoptedMember(set: string) {
  const reread = useReread(set);
  return useMutation({
    mutationFn: async ({ member, byMs }: Extension) =>
      (
        await request(ExtendAdoptedMemberDocument, {
          input: { set, member: nameOf(member), byMs },
        })
      ).extendAdoptedMember.status,
    onSuccess: (status, { member, byMs }) =>
      status === 'CHANGED'
        ? notify('done', `${member.member} extended by ${formatDuration(byMs)}.`)
        : notify('failed', `${member.member} is no longer live.`),
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: reread,
  });
}

export function useRemoveAdoptedMember(set: string) {
  const reread = useReread(set);
  return useMutation({
    mutationFn: async (member: AdoptedMember) =>
      (await request(RemoveAdoptedMemberDocument, { input: { set, member: nameOf(member) } }))
        .removeAdoptedMember,
    onSuccess: ({ status, expiresAt }, member) => {
      const text = `${member.member} removed.`;
      if (status !== 'REMOVED') return notify('failed', `${member.member} was already gone.`);
      if (!canRestore(member) || expiresAt === null) return notify('done', text);
      return offerUndo({
        text,
        restored: `${member.member} restored.`,
        restore: async () => {
          const lifetime = { expiresAt };
          const input = { set, member: nameOf(member), mode: 'IF_ABSENT' as const, lifetime };
          await request(AddAdoptedMemberDocument, { input });
          await reread();
        },
      });
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: reread,
  });
}

/** A member that never expires cannot be added again. */
export function canRestore({ expiresAt }: Pick<AdoptedMember, 'expiresAt'>): boolean {
  return expiresAt !== null;
}
