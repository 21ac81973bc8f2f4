import { CONSTRAINTS } from '../../constraints.ts';

interface Page<Member> {
  readonly members: readonly Member[];
  readonly hasNext: boolean;
}

interface FirstAfter {
  readonly first: number;
  readonly after: string | undefined;
}

/** All members of a set, in pages of 500. */
export async function* everyMember<Member extends { readonly cursor: string }>(
  readPage: (request: FirstAfter) => Promise<Page<Member>>,
): AsyncGenerator<Member, void> {
  let after: string | undefined;
  do {
    const { members, hasNext } = await readPage({ first: CONSTRAINTS.pageMembers, after });
    yield* members;
    after = hasNext ? members.at(-1)?.cursor : undefined;
  } while (after !== undefined);
}
