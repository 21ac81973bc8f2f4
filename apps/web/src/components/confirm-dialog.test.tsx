import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/graphql/api-error.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

describe('a destructive action', () => {
  const dialog = (onConfirm: () => void, error?: unknown) => (
    <ConfirmDialog
      title="Delete this set"
      action="Delete set"
      confirmation={{ text: 'logins', label: 'Type its name', problem: 'Not its name.' }}
      busy={false}
      error={error}
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      <p>Deletes it.</p>
    </ConfirmDialog>
  );

  it('requires the exact name', async () => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(dialog(onConfirm));
    const field = await screen.findByRole('textbox', { name: 'Type its name' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'login');
    await user.click(screen.getByRole('button', { name: 'Delete set' }));
    expect(screen.getByText('Not its name.')).toBeDefined();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.type(field, 's{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('says when it may have happened', async () => {
    render(dialog(() => {}, new ApiError('REDIS_UNAVAILABLE', 'gone')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/may have happened/);
  });
});
