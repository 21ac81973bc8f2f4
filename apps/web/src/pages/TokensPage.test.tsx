import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = () => new Date().toISOString();
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

const token = (name: string, rest: object = {}) => ({
  id: `id of ${name}`,
  name,
  role: 'OPERATOR',
  scopes: null,
  createdBy: 'admin',
  createdAt: now(),
  lastUsedAt: null,
  expiresAt: later(3_600_000),
  ...rest,
});

const session = (id: string, isCurrent: boolean) => ({
  id,
  tokenName: 'admin',
  role: 'ADMIN',
  scopes: null,
  address: `192.0.2.${id}`,
  client: 'Firefox on Linux',
  lastUsedAt: now(),
  createdAt: now(),
  expiresAt: later(3_600_000),
  endsAt: later(7_200_000),
  isCurrent,
});

const LAST = { hasNextPage: false, endCursor: null };

const answers = (tokens: readonly object[]) => ({
  Tokens: () => ({
    tokens: {
      edges: tokens.map((node) => ({ node })),
      pageInfo: LAST,
      totalCount: tokens.length,
      now: now(),
    },
  }),
  ConfiguredTokens: () => ({
    configuredTokens: [
      { id: 'env', name: 'admin', role: 'ADMIN', scopes: null, source: 'ENVIRONMENT' },
    ],
  }),
  Sessions: () => ({
    sessions: {
      edges: [{ node: session('1', true) }, { node: session('2', false) }],
      pageInfo: LAST,
      now: now(),
    },
  }),
});

describe('tokens', () => {
  it('are listed, configured ones separately and without buttons', async () => {
    fakeApi(answers([token('ci')]));
    renderPage('/tokens');
    const made = await screen.findByRole('table', { name: 'Created tokens' });
    expect(within(made).getByRole('rowheader', { name: 'ci' })).toBeDefined();
    expect(within(made).getByRole('button', { name: 'Revoke ci' })).toBeDefined();
    const configured = await screen.findByRole('table', { name: 'Configured tokens' });
    expect(within(configured).queryByRole('button')).toBeNull();
  });

  it('are shown once after creation, and not closed by mistake', async () => {
    const api = fakeApi({
      ...answers([]),
      CreateToken: () => ({ createToken: { secret: 'mfy_once', token: { id: 'a', name: 'ci' } } }),
    });
    const user = renderPage('/tokens');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ci');
    await user.click(screen.getByRole('radio', { name: 'operator' }));
    await user.click(screen.getByRole('radio', { name: 'Never' }));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('mfy_once')).toBeDefined();
    // The API rejects null as an invalid number; a missing value means forever.
    expect(api.calls('CreateToken')).toEqual([
      { input: { name: 'ci', role: 'OPERATOR', scopes: null } },
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByText('mfy_once')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText('mfy_once')).toBeNull();
  });

  it('are rejected beside the invalid field', async () => {
    fakeApi({ ...answers([]), CreateToken: () => refusal('INVALID_NAME', 'name') });
    const user = renderPage('/tokens');
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    await user.click(await screen.findByRole('button', { name: 'Create token' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'not a name');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(/A name is 1 to 128/)).toBeDefined();
    expect(name).toHaveProperty('value', 'not a name');
  });

  it('are revoked after a confirmation, with a warning about the user’s token', async () => {
    const tokens = [token('admin'), token('ci')];
    const api = fakeApi({
      ...answers(tokens),
      RevokeToken: () => ({ revokeToken: { status: 'REVOKED' } }),
    });
    const user = renderPage('/tokens');
    await user.click(await screen.findByRole('button', { name: 'Revoke admin' }));
    expect(await screen.findByText(/If you are signed in with this token/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke ci' }));
    expect(screen.queryByText(/If you are signed in with this token/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('ci revoked.')).toBeDefined();
    expect(api.calls('RevokeToken')).toEqual([{ id: 'id of ci' }]);
  });
});

describe('sessions', () => {
  it('mark the current one, and end others after a confirmation', async () => {
    const api = fakeApi({
      ...answers([]),
      EndSession: () => ({ endSession: { status: 'ENDED' } }),
      EndOtherSessions: () => ({ endOtherSessions: { endedCount: 3 } }),
    });
    const user = renderPage('/tokens?tab=sessions');
    const table = await screen.findByRole('table', { name: 'Sessions' });
    const own = within(table).getByRole('row', { name: /this session/ });
    expect(within(own).getByRole('button', { name: 'Sign out' })).toBeDefined();
    await user.click(
      within(table).getByRole('button', {
        name: 'End the session of admin: Firefox on Linux at 192.0.2.2',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Session ended.')).toBeDefined();
    expect(api.calls('EndSession')).toEqual([{ id: '2' }]);
    await user.click(screen.getByRole('button', { name: 'End all others…' }));
    await user.click(await screen.findByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('3 sessions ended.')).toBeDefined();
  });
});
