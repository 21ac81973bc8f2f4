import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/graphql/api-error.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { offerUndo } from '../shared/undo/offer-undo.ts';

const now = '2026-01-01T12:00:00.000Z';
const answers = {
  Now: () => ({ now }),
};
const viewer = (role: string) => ({
  Viewer: () => ({ viewer: { name: 'night-shift', role, scopes: null, endsAt: null, now } }),
});

describe('the shell', () => {
  it('shows the user, and no pages that the role does not allow', async () => {
    fakeApi({ ...answers, ...viewer('VIEWER') });
    renderPage('/nowhere');
    expect(await screen.findByText('night-shift')).toBeDefined();
    expect(await screen.findByText('Read-only')).toBeDefined();
    expect(await screen.findByText('Live')).toBeDefined();
    const pages = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(pages.queryByRole('link', { name: 'Tokens' })).toBeNull();
    expect(pages.getByRole('link', { name: 'Servers' })).toBeDefined();
  });

  it('shows nothing before the role is known', async () => {
    let tell: (answer: object) => void = () => {};
    const answer = new Promise<object>((resolve) => (tell = resolve));
    const api = fakeApi({ ...answers, Viewer: () => answer });
    renderPage('/nowhere');
    await waitFor(() => expect(api.calls('Viewer')).toHaveLength(1));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    tell(viewer('ADMIN').Viewer());
    const pages = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(pages.getByRole('link', { name: 'Tokens' })).toBeDefined();
  });

  it('shows admins their pages', async () => {
    fakeApi({ ...answers, ...viewer('ADMIN') });
    renderPage('/nowhere');
    expect(await screen.findByRole('link', { name: 'Tokens' })).toBeDefined();
    expect(await screen.findByText('Live')).toBeDefined();
  });

  it('lists the shortcuts, and can turn off single keys', async () => {
    fakeApi(answers);
    const user = renderPage('/nowhere');
    await screen.findByRole('link', { name: 'Tokens' });
    await user.keyboard('{Shift>}?{/Shift}');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Rate limits')).toBeDefined();
    await user.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Shift>}?{/Shift}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an action', () => {
  it('can be undone once, from its notice', async () => {
    fakeApi(answers);
    const user = renderPage('/nowhere');
    const restore = vi.fn(async () => {});
    offerUndo({ text: 'alice removed.', restore, restored: 'alice restored.' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('alice restored.')).toBeDefined();
    expect(restore).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be undone by shortcut', async () => {
    fakeApi(answers);
    const user = renderPage('/nowhere');
    await screen.findByRole('link', { name: 'Tokens' });
    const restore = vi.fn(async () => {});
    offerUndo({ text: 'bob removed.', restore, restored: 'bob restored.' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('bob restored.')).toBeDefined();
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it('can be undone again after a failure, from the notice and by shortcut', async () => {
    fakeApi(answers);
    const user = renderPage('/nowhere');
    await screen.findByRole('link', { name: 'Tokens' });
    const outage = new ApiError('API_UNREACHABLE', 'gone');
    const restore = vi.fn(async () => {});
    restore.mockRejectedValueOnce(outage).mockRejectedValueOnce(outage);
    offerUndo({ text: 'carol removed.', restore, restored: 'carol restored.' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Not undone\. The Mayfly API does not answer\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(restore).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('carol restored.')).toBeDefined();
    expect(restore).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a session that ends', () => {
  it('is renewed in a dialog, and the waiting request then runs', async () => {
    let signedIn = true;
    const ifSignedIn = (answer: object) => (signedIn ? answer : refusal('UNAUTHENTICATED'));
    const api = fakeApi({
      Now: () => ifSignedIn({ now }),
      Viewer: () =>
        ifSignedIn({
          viewer: { name: 'night-shift', role: 'ADMIN', scopes: null, endsAt: null, now },
        }),
    });
    signedIn = false;
    const user = renderPage('/nowhere');
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(api.calls('Now')).toHaveLength(1);
    signedIn = true;
    await user.type(within(dialog).getByLabelText('Token'), 'secret{Enter}');
    expect(await screen.findByText('night-shift')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.calls('Now')).toHaveLength(2));
  });
});
