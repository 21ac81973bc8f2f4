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

it('says that there is none of the name, also when there was one', () => {
  show('as it was', 'SPACE_NOT_FOUND');
  expect(screen.getByRole('heading', { name: 'No such space' })).toBeDefined();
  expect(screen.getByText('rooms')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All spaces' })).toBeDefined();
  expect(screen.queryByText('as it was')).toBeNull();
});

it('can be tried again where it cannot be read', async () => {
  show(undefined, 'REDIS_FAILED');
  expect(screen.getByRole('heading', { name: 'This space cannot be shown' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([
  ['reading', undefined, undefined],
  ['reading', undefined, 'REDIS_UNAVAILABLE'],
  ['as it was', 'as it was', 'REDIS_FAILED'],
] as const)('is the page otherwise: %s', (text, data, code) => {
  show(data, code);
  expect(screen.getByText(text)).toBeDefined();
});
