import type { Connection } from './connection.ts';
import {
  MembersDocument,
  type MembersQuery,
  type MembersQueryVariables,
} from './documents.generated.ts';
import { CommandFailed } from './failure.ts';

/** The maximum of the API. */
const PAGE = 500;

export type MemberNode = NonNullable<
  MembersQuery['expiringSet']
>['searchMembers']['matches'][number];

/** The live members of a set of any strategy, in bounded steps. */
export async function* readMembers(
  connection: Connection,
  set: string,
  prefix?: string,
): AsyncGenerator<MemberNode, void> {
  const filter = prefix === undefined ? null : { prefix };
  let after: string | null | undefined = null;
  do {
    const variables: MembersQueryVariables = { set, first: PAGE, after, filter };
    const { expiringSet }: MembersQuery = await connection.request(MembersDocument, variables);
    if (expiringSet == null) throw new CommandFailed(`The set ${set} does not exist.`);
    yield* expiringSet.searchMembers.matches;
    after = expiringSet.searchMembers.endCursor;
  } while (after != null);
}
