import { expect, it } from 'vitest';
import { nodesOf, pageByPage, totalOf } from './connection.ts';

const page = (nodes: readonly string[], totalCount: number, endCursor: string | null) => ({
  totalCount,
  edges: nodes.map((node) => ({ node })),
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
});

it('continues after the last page until the end', () => {
  expect(pageByPage.getNextPageParam(page(['a'], 2, 'behind a'))).toBe('behind a');
  const last = { ...page(['b'], 2, null), pageInfo: { endCursor: 'behind b', hasNextPage: false } };
  expect(pageByPage.getNextPageParam(last)).toBeNull();
});

it('has the nodes of all pages, and the total of the latest', () => {
  const pages = [page(['a', 'b'], 3, 'behind b'), page(['c'], 4, null)];
  expect(nodesOf(pages)).toEqual(['a', 'b', 'c']);
  expect(totalOf(pages)).toBe(4);
  expect(totalOf([])).toBe(0);
});
