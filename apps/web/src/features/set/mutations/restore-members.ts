import { toBatches } from '../batches.ts';
import { tellRestored, toRestoration, type ChangedMember } from '../change-outcome.ts';
import { request } from '../../../graphql/request.ts';
import { RestoreMembersDocument } from '../documents.generated.ts';

/** Puts members back to exactly what they were. Resolves to what to say of it. */
export async function restoreMembers(
  set: string,
  changed: readonly ChangedMember[],
): Promise<string> {
  const counts = { restored: 0, taken: 0, expired: 0 };
  for (const members of toBatches(changed.map(toRestoration))) {
    // One after the other: the API takes a thousand at once, and is not to be hurried.
    // oxlint-disable-next-line no-await-in-loop
    const { restoreMembers: answer } = await request(RestoreMembersDocument, {
      input: { set, members: [...members] },
    });
    for (const { status } of answer.results ?? []) {
      if (status === 'RESTORED') counts.restored += 1;
      else if (status === 'TAKEN') counts.taken += 1;
      else counts.expired += 1;
    }
  }
  return tellRestored(counts);
}
