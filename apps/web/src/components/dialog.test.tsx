import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

async function open() {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Dialog title="Add many" onClose={onClose}>
      <TextField label="Members" name="members" />
      <Checkbox label="Twice" checked={false} onChange={() => {}} />
    </Dialog>,
  );
  const field = await screen.findByRole('textbox', { name: 'Members' });
  return { user, onClose, field };
}

describe('a dialog', () => {
  it('closes on Escape without input', async () => {
    const { user, onClose, field } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Twice' }));
    await user.type(field, 'alice');
    await user.clear(field);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps pasted text on the first Escape, and explains how to discard it', async () => {
    const { user, onClose, field } = await open();
    await user.click(field);
    await user.paste('alice\nbob');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toMatch(/Press Escape again/);
    expect(field).toHaveProperty('value', 'alice\nbob');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('warns again after more input, and ignores a key that is held down', async () => {
    const { user, onClose, field } = await open();
    await user.type(field, 'alice{Escape}');
    await user.type(field, 's');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Escape>3/}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('closes immediately by its buttons', async () => {
    const { user, onClose, field } = await open();
    await user.type(field, 'alice');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
