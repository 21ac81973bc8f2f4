import { toBatches } from './batches.ts';
import type { ChangedMember, ChangeOutcome } from './change-outcome.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  ExpireMembersAtDocument,
  ExtendMembersDocument,
  PersistMembersDocument,
  RemoveMembersDocument,
} from '../documents.generated.ts';
import type { MemberChange } from './member-change.ts';

interface Result {
  readonly status: 'CHANGED' | 'REMOVED' | 'ABSENT' | 'REFUSED';
  readonly changed: ChangedMember;
}

interface Rescheduled {
  readonly member: string;
  readonly status: 'CHANGED' | 'ABSENT' | 'REFUSED';
  readonly expiresAt: string | null;
  readonly formerExpiresAt: string | null;
}

const rescheduled = (results: readonly Rescheduled[] | null): readonly Result[] =>
  (results ?? []).map(({ status, ...changed }) => ({ status, changed }));

async function sendBatch(
  set: string,
  change: MemberChange,
  members: readonly string[],
): Promise<readonly Result[]> {
  const input = { set, members: [...members] };
  switch (change.kind) {
    case 'extend': {
      const variables = { input: { ...input, byMs: change.byMs } };
      return rescheduled((await request(ExtendMembersDocument, variables)).extendMembers.results);
    }
    case 'expire-at': {
      const variables = { input: { ...input, expiresAt: new Date(change.at).toISOString() } };
      const answer = await request(ExpireMembersAtDocument, variables);
      return rescheduled(answer.expireMembersAt.results);
    }
    case 'persist':
      return rescheduled((await request(PersistMembersDocument, { input })).persistMembers.results);
    case 'remove': {
      const { removeMembers } = await request(RemoveMembersDocument, { input });
      return (removeMembers.results ?? []).map(({ member, status, expiresAt, value }) => ({
        status,
        changed: { member, expiresAt, removedValue: value },
      }));
    }
  }
}

/**
 * Changes one or thousands of members, batch after batch. Rejects if the first batch fails. A later failure
 * is part of the outcome, beside the changes that succeeded and can be undone.
 */
export async function sendChange(set: string, change: MemberChange): Promise<ChangeOutcome> {
  const results: Result[] = [];
  let failure: unknown = null;
  for (const members of toBatches(change.members)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- Sequential, as above.
      results.push(...(await sendBatch(set, change, members)));
    } catch (error) {
      if (results.length === 0) throw error;
      failure = error;
      break;
    }
  }
  const done = ({ status }: Result) => status === 'CHANGED' || status === 'REMOVED';
  const count = (wanted: Result['status']) =>
    results.filter(({ status }) => status === wanted).length;
  return {
    changed: results.filter(done).map(({ changed }) => changed),
    absentCount: count('ABSENT'),
    refusedCount: count('REFUSED'),
    failure,
  };
}
