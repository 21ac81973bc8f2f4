import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SortHead, type Sort } from './Table.tsx';

describe('a sorted column', () => {
  it('reverses on a second press, and says so', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn();
    const head = (sort: Sort<'name' | 'count'>) => (
      <table>
        <thead>
          <tr>
            <SortHead by="name" sort={sort} onSort={onSort}>
              Name
            </SortHead>
          </tr>
        </thead>
      </table>
    );
    const { rerender } = render(head({ by: 'count', descending: true }));
    const column = screen.getByRole('columnheader', { name: 'Name' });
    expect(column.getAttribute('aria-sort')).toBeNull();
    await user.click(within(column).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: false });
    rerender(head({ by: 'name', descending: false }));
    expect(column.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(column).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true });
  });
});
