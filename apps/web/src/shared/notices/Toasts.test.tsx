import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, tell } from './notify.ts';
import Toasts from './Toasts.tsx';

afterEach(cleanup);

const liveRegions = () => [
  ...document.querySelectorAll(
    '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]',
  ),
];

describe.each(['done', 'failed'] as const)('what is told as %s', (tone) => {
  it('is there once for whoever listens, in a region that was there before', async () => {
    render(<Toasts />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');

    act(() => notify(tone, 'alice is where she was.'));

    const notice = await within(region).findByRole('dialog', {
      description: 'alice is where she was.',
    });
    expect(notice.getAttribute('aria-hidden')).toBeNull();
    expect(screen.getAllByText('alice is where she was.')).toHaveLength(1);
    const speaking = liveRegions().filter((live) => live.textContent.includes('alice'));
    expect(speaking).toEqual([region]);
  });

  it('leaves what can be done about it within reach', async () => {
    render(<Toasts />);
    const run = vi.fn();
    act(() => void tell({ tone, text: 'bob is gone.', action: { label: 'Undo', run } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('bob is gone.')).toBeNull();
  });
});
