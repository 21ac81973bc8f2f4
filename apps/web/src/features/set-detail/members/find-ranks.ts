import { request } from '../../../shared/graphql/request.ts';
import { MemberRanksDocument, MemberWindowDocument } from '../documents.generated.ts';

/** The rank of the first member that expires at or after a time; the total if there is none. */
export async function rankOfMoment(name: string, at: number): Promise<number> {
  const variables = { name, first: 1, fromMoment: new Date(at).toISOString() };
  const { expiringSet } = await request(MemberWindowDocument, variables);
  return expiringSet.members.startRank;
}

/** The maximum length of a range. */
export const LONGEST_RANGE = 10_000;
const PAGE_ROWS = 500;

/**
 * The names of all members from one to another, inclusive, at any distance, but at most `LONGEST_RANGE`.
 * Null if one of the two is gone.
 */
export async function namesBetween(
  name: string,
  from: string,
  to: string,
): Promise<readonly string[] | null> {
  const ranks = (await request(MemberRanksDocument, { name, from, to })).expiringSet;
  if (ranks.from === null || ranks.to === null) return null;
  const first = Math.min(ranks.from.rank, ranks.to.rank);
  const count = Math.min(Math.abs(ranks.to.rank - ranks.from.rank) + 1, LONGEST_RANGE);
  return readNames(name, count, { fromRank: first });
}

/** The names of all members, soonest expiry first, at most `LONGEST_RANGE`. */
export const namesFromTop = (name: string): Promise<readonly string[]> =>
  readNames(name, LONGEST_RANGE, { fromRank: 0 });

async function readNames(
  name: string,
  count: number,
  start: { readonly fromRank: number } | { readonly after: string },
): Promise<readonly string[]> {
  const variables = { name, first: Math.min(count, PAGE_ROWS), ...start };
  const { members } = (await request(MemberWindowDocument, variables)).expiringSet;
  const names = members.edges.map(({ node }) => node.member);
  const { hasNextPage, endCursor } = members.pageInfo;
  const rest = count - names.length;
  if (rest <= 0 || !hasNextPage || endCursor === null) return names;
  return [...names, ...(await readNames(name, rest, { after: endCursor }))];
}
