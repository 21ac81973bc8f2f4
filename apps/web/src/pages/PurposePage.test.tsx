import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

const purpose = {
  name: 'login',
  subjectForm: 'PHONE',
  digits: 6,
  ttlMs: 300_000,
  maxLiveCodes: 3,
  windowMs: 600_000,
  resendCooldownMs: 30_000,
  maxAttempts: 5,
  attemptWindowMs: 600_000,
  callerLimit: null as { limit: number; windowMs: number } | null,
  createdAt: iso(START - 7_200_000),
  activity: {
    from: iso(START - 120_000),
    stepMs: 60_000,
    now: iso(START),
    issued: [3, 4],
    verified: [2, 3],
    wrong: [1, 0],
    locked: [0, 0],
    limited: [0, 0],
  },
};

function answers(rules = purpose) {
  const startedAt = performance.now();
  const now = () => iso(START + (performance.now() - startedAt));
  return {
    Now: () => ({ now: now() }),
    OneTimePasswordPurpose: () => ({ oneTimePasswordPurpose: rules }),
    OneTimePasswordStatus: () => ({
      oneTimePasswordStatus: {
        now: now(),
        liveCodes: 1,
        nextExpiresAt: iso(START + 290_000),
        lastExpiresAt: iso(START + 290_000),
        issuedInWindow: 1,
        attemptsUsed: 2,
        attemptsLeft: 3,
        coolingDownUntil: null,
        limitedUntil: null,
        lockedUntil: null,
      },
    }),
    IssueOneTimePassword: () => ({
      issueOneTimePassword: {
        status: 'ISSUED',
        code: '403817',
        expiresAt: iso(START + 300_000),
        retryAfterMs: null,
        now: now(),
      },
    }),
    VerifyOneTimePassword: () => ({
      verifyOneTimePassword: { status: 'WRONG', attemptsLeft: 1, retryAfterMs: null, now: now() },
    }),
  };
}

it('leads with the calls of the last hour', async () => {
  fakeApi(answers());
  renderPage('/one-time-passwords/login');
  expect(await screen.findByRole('application', { name: /Calls per minute/ })).toBeDefined();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures.slice(0, 5)).toEqual(['7', '5', '1', '0', '0']);
});

describe('one subject', () => {
  it('receives a password, which is shown once and can be hidden', async () => {
    fakeApi(answers());
    const user = renderPage('/one-time-passwords/login');
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '+4915112345678');
    await user.click(screen.getByRole('button', { name: 'Issue a password' }));
    expect(await screen.findByText('403 817')).toBeDefined();
    expect(await screen.findByText('2 wrong so far')).toBeDefined();
    expect(location.href).not.toContain('4915112345678');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('403 817')).toBeNull();
  });

  it('reports used and invalid passwords', async () => {
    const used = { status: 'ALREADY_USED', attemptsLeft: null, retryAfterMs: null };
    fakeApi({
      ...answers(),
      VerifyOneTimePassword: (variables) =>
        JSON.stringify(variables).includes('"123456"')
          ? { verifyOneTimePassword: { ...used, now: new Date().toISOString() } }
          : refusal('INVALID_CODE', 'code'),
    });
    const user = renderPage('/one-time-passwords/login');
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '+4915112345678');
    const password = screen.getByRole('textbox', { name: 'Password' });
    await user.type(password, '123456{Enter}');
    expect(await screen.findByText('Already used.')).toBeDefined();
    await user.type(password, 'x{Enter}');
    expect(await screen.findByText(/not a valid code/)).toBeDefined();
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  it('reports an invalid subject beside its field, and requires a caller if callers are limited', async () => {
    const api = fakeApi({
      ...answers({ ...purpose, callerLimit: { limit: 20, windowMs: 600_000 } }),
      OneTimePasswordStatus: () => refusal('INVALID_SUBJECT', 'subject'),
    });
    const user = renderPage('/one-time-passwords/login');
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'no phone');
    await user.click(screen.getByRole('button', { name: 'Issue a password' }));
    expect(screen.getByText('Enter a caller.')).toBeDefined();
    expect(api.calls('IssueOneTimePassword')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show status' }));
    expect(await screen.findByText(/not a full phone number or address/)).toBeDefined();
  });
});
