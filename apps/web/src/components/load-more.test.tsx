import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadMore, LoadMoreButton } from './LoadMore.tsx';

afterEach(cleanup);

const TOTAL = 1200;
const PAGE_SIZE = 500;

function List({ readPage }: { readPage: (from: number) => Promise<number> }) {
  const query = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: 0,
    getNextPageParam: (end) => (end < TOTAL ? end : null),
  });
  if (!query.data) return null;
  const shown = query.data.pages.at(-1) ?? 0;
  return (
    <main>
      <p>read up to {shown}</p>
      <LoadMore query={query} shown={shown} total={TOTAL} what="codes" />
      <LoadMoreButton query={query} label="Further back" />
    </main>
  );
}

function renderList(readPage: (from: number) => Promise<number>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List readPage={readPage} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('shows the progress and loads page by page until the end', async () => {
  const user = renderList(async (from) => Math.min(from + PAGE_SIZE, TOTAL));
  expect(await screen.findByText('500 of 1,200 codes shown')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('1,000 of 1,200 codes shown')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Further back' }));
  expect(await screen.findByText('read up to 1200')).toBeDefined();
  expect(screen.queryByText(/codes shown/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is busy while a page loads, and requests it once', async () => {
  const readPage = vi.fn(async (from: number) =>
    from === 0 ? PAGE_SIZE : new Promise<number>(() => {}),
  );
  const user = renderList(readPage);
  const button = await screen.findByRole('button', { name: 'Load more' });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(readPage).toHaveBeenCalledTimes(2);
});
