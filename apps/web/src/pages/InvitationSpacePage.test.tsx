import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

function answers(live: number) {
  const startedAt = performance.now();
  const now = () => iso(START + (performance.now() - startedAt));
  return {
    Now: () => ({ now: now() }),
    InvitationSpace: () => ({
      invitationSpace: {
        name: 'rooms',
        alphabet: 'DECIMAL',
        length: 2,
        checkSymbol: false,
        ttlMs: 900_000,
        maxUses: null,
        missesPerCaller: { limit: 10, windowMs: 600_000 },
        missesOfAll: { limit: 1000, windowMs: 60_000 },
        createdAt: iso(START),
        activity: {
          from: iso(START - 60_000),
          stepMs: 60_000,
          now: now(),
          created: [0],
          resolved: [0],
          missed: [0],
          limited: [0],
        },
        utilisation: { live, capacity: 100, share: live / 100, now: now() },
      },
    }),
    InvitationCodes: () => ({
      invitationCodes: {
        now: now(),
        totalCount: 1,
        edges: [
          {
            node: {
              id: 'room:1',
              maskedCode: '••',
              uses: 2,
              usesLeft: null,
              expiresAt: iso(START + 600_000),
            },
          },
        ],
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    }),
  };
}

it('reveals a code after the warning that the audit log records it', async () => {
  const api = fakeApi({
    ...answers(10),
    RevealInvitationCode: () => ({
      revealInvitationCode: {
        status: 'REVEALED',
        code: '47',
        expiresAt: iso(START + 600_000),
        uses: 2,
        usesLeft: null,
      },
    }),
  });
  const user = renderPage('/invitations/rooms');
  await user.click(await screen.findByRole('button', { name: 'Reveal the code of room:1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reveal a code' });
  expect(within(dialog).getByText(/The audit log records it/)).toBeDefined();
  expect(api.calls('RevealInvitationCode')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Reveal code' }));
  expect(await within(dialog).findByText('47')).toBeDefined();
});

it('looks up a code without counting a use', async () => {
  const found = { id: 'room:1', usesLeft: 1, expiresAt: iso(START + 600_000), retryAfterMs: null };
  const api = fakeApi({
    ...answers(10),
    LookUpInvitationCode: () => ({
      lookUpInvitationCode: { status: 'FOUND', ...found, uses: 0, now: iso(START) },
    }),
    ResolveInvitationCode: () => ({
      resolveInvitationCode: { status: 'RESOLVED', ...found, uses: 1, now: iso(START) },
    }),
  });
  const user = renderPage('/invitations/rooms');
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '47');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText(/Uses so far: 0; 1 left/)).toBeDefined();
  expect(api.calls('ResolveInvitationCode')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/This was use 1; 1 left/)).toBeDefined();
  expect(screen.queryByText(/Uses so far/)).toBeNull();
  expect(api.calls('LookUpInvitationCode')).toEqual([{ input: { space: 'rooms', code: '47' } }]);
});

it('warns when nearly all codes are live', async () => {
  fakeApi(answers(90));
  renderPage('/invitations/rooms');
  expect(await screen.findByText('This space is nearly full.')).toBeDefined();
  expect(screen.getByText('nearly full')).toBeDefined();
});

it('does not warn otherwise, and reports beside the form that no codes are left', async () => {
  fakeApi({ ...answers(10), GetOrCreateInvitationCode: () => refusal('CODES_EXHAUSTED') });
  const user = renderPage('/invitations/rooms');
  await user.type(await screen.findByRole('textbox', { name: 'Id' }), 'room:2{Enter}');
  expect(await screen.findByText(/All codes are in use/)).toBeDefined();
  expect(screen.queryByText('nearly full')).toBeNull();
});

it('shows viewers the utilisation, but no codes', async () => {
  const now = new Date().toISOString();
  fakeApi({
    ...answers(10),
    Viewer: () => ({ viewer: { name: 'eve', role: 'VIEWER', scopes: null, endsAt: null, now } }),
  });
  renderPage('/invitations/rooms');
  expect(await screen.findByText('1 in 10 guesses is valid')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Live codes' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sweep' })).toBeNull();
});
