import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError, type FailureCode } from '../shared/graphql/api-error.ts';
import { EntityPage } from './EntityPage.tsx';

const retry = vi.fn(async () => {});

function show(data: string | undefined, code?: FailureCode) {
  const error = code === undefined ? null : new ApiError(code, code);
  render(
    <EntityPage
      what="space"
      name="rooms"
      query={{ data, error, refetch: retry }}
      absence="SPACE_NOT_FOUND"
      all={<a href="/invitations">All spaces</a>}
    >
      {(space) => <p>{space ?? 'reading'}</p>}
    </EntityPage>,
  );
}

it('reports a missing name, even if it existed before', () => {
  show('loaded before', 'SPACE_NOT_FOUND');
  expect(screen.getByRole('heading', { name: 'No such space' })).toBeDefined();
  expect(screen.getByText('rooms')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All spaces' })).toBeDefined();
  expect(screen.queryByText('loaded before')).toBeNull();
});

it('offers a retry if loading fails', async () => {
  show(undefined, 'REDIS_FAILED');
  expect(screen.getByRole('heading', { name: 'Could not load this space' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ['reading', undefined, undefined],
  ['reading', undefined, 'REDIS_UNAVAILABLE'],
  ['loaded before', 'loaded before', 'REDIS_FAILED'],
] as const)('shows the page otherwise: %s', (text, data, code) => {
  show(data, code);
  expect(screen.getByText(text)).toBeDefined();
});
