import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify, showNotice } from './notify.ts';
import Toasts from './Toasts.tsx';

afterEach(cleanup);

const liveRegions = () => [
  ...document.querySelectorAll(
    '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]',
  ),
];

describe.each(['done', 'failed'] as const)('a notice of type %s', (tone) => {
  it('is announced once, in a live region that existed before', async () => {
    render(<Toasts />);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');

    act(() => notify(tone, 'alice restored.'));

    const notice = await within(region).findByRole('dialog', {
      name: 'Message',
      description: 'alice restored.',
    });
    expect(notice.getAttribute('aria-hidden')).toBeNull();
    expect(screen.getAllByText('alice restored.')).toHaveLength(1);
    const speaking = liveRegions().filter((live) => live.textContent.includes('alice'));
    expect(speaking).toEqual([region]);
  });

  it('keeps its action reachable', async () => {
    render(<Toasts />);
    const run = vi.fn();
    act(() => void showNotice({ tone, text: 'bob is gone.', action: { label: 'Undo', run } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('bob is gone.')).toBeNull();
  });
});
