import { request } from '../../../shared/graphql/request.ts';
import { MemberNamesDocument, type MemberNamesQueryVariables } from '../documents.generated.ts';

/** Of one step. */
const STEP_MEMBERS = 500;

const readStep = async (variables: MemberNamesQueryVariables) =>
  (await request(MemberNamesDocument, variables)).expiringSet.searchMembers;

/** The names of all live members of a set of whatever strategy; null where they are more than `most`. */
export async function namesOfAll(name: string, most: number): Promise<readonly string[] | null> {
  // A name may be found twice where a set has no order and is written to meanwhile.
  const names = new Set<string>();
  let after: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- Each step goes on where the one before ended.
    const step = await readStep({ name, first: STEP_MEMBERS, after });
    for (const { member } of step.matches) names.add(member);
    if (names.size > most) return null;
    after = step.endCursor;
  } while (after !== null);
  return [...names];
}
