import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/graphql/api-error.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

describe('loaded data', () => {
  const loaded = (query: { data: readonly string[] | undefined; error: unknown }) => (
    <QueryBoundary
      query={{ ...query, refetch: retry }}
      failure="Could not load policies"
      skeleton={<p>reading</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>none yet</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryBoundary>
  );
  const retry = vi.fn(async () => {});

  it('is shown, or empty, or loading', () => {
    const { rerender } = render(loaded({ data: undefined, error: null }));
    expect(screen.getByText('reading')).toBeDefined();
    rerender(loaded({ data: [], error: null }));
    expect(screen.getByText('none yet')).toBeDefined();
    rerender(loaded({ data: ['a', 'b'], error: null }));
    expect(screen.getByText('a, b')).toBeDefined();
  });

  it('stays when a refetch fails, and waits during an outage', () => {
    const away = new ApiError('API_UNREACHABLE', 'gone');
    const { rerender } = render(loaded({ data: ['a'], error: away }));
    expect(screen.getByText('a')).toBeDefined();
    rerender(loaded({ data: undefined, error: away }));
    expect(screen.getByText('reading')).toBeDefined();
  });

  it('can be requested again after an error', async () => {
    const user = userEvent.setup();
    render(loaded({ data: undefined, error: new ApiError('FORBIDDEN', 'no') }));
    expect(screen.getByRole('heading', { name: 'Could not load policies' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
