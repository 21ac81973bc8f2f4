import { request } from '../../../graphql/request.ts';
import { MemberNamesDocument, type MemberNamesQueryVariables } from '../documents.generated.ts';

/** The maximum of one step. */
const STEP_MEMBERS = 500;

const readStep = async (variables: MemberNamesQueryVariables) =>
  (await request(MemberNamesDocument, variables)).expiringSet.searchMembers;

/** The names of all live members of a set of any strategy; null if there are more than `most`. */
export async function namesOfAll(name: string, most: number): Promise<readonly string[] | null> {
  // In an unordered set that changes meanwhile, a name can appear twice.
  const names = new Set<string>();
  let after: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- Each step continues where the one before ended.
    const step = await readStep({ name, first: STEP_MEMBERS, after });
    for (const { member } of step.matches) names.add(member);
    if (names.size > most) return null;
    after = step.endCursor;
  } while (after !== null);
  return [...names];
}
