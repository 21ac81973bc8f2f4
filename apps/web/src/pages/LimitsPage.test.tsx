import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';

const burst = {
  name: 'burst',
  algorithm: 'LOG',
  limit: 5,
  windowMs: 1000,
  burst: null,
  large: false,
  mostInAnyWindow: 5,
};

const traffic = {
  from: '2026-01-01T11:59:00.000Z',
  to: now,
  stepMs: 30_000,
  now,
  allowed: [1200, 34],
  denied: [5, 6],
  shadowed: [0, 0],
  unavailable: [0, 0],
};

const policies = (names: readonly string[]) => ({
  limitPolicies: {
    now,
    totalCount: names.length,
    edges: names.map((name) => ({
      node: { name, description: '', shadow: name === 'quiet', limits: [burst], traffic },
    })),
    pageInfo: { endCursor: null, hasNextPage: false },
  },
});

const answers = (names: readonly string[]) => ({
  Now: () => ({ now }),
  LimitPolicies: () => policies(names),
  PreviewLimitPolicy: () => ({ previewLimitPolicy: { forgets: false, limits: [burst] } }),
});

describe('the list of policies', () => {
  it('shows limits in words, outcomes of calls, and shadow mode', async () => {
    fakeApi(answers(['calls', 'quiet']));
    renderPage('/limits');
    const row = await screen.findByRole('row', { name: /calls/ });
    expect(within(row).getByRole('link', { name: 'calls' })).toHaveProperty(
      'pathname',
      '/limits/calls',
    );
    expect(within(row).getByText('at most 5 in any second')).toBeDefined();
    expect(within(row).getByRole('cell', { name: /^1.234$/ })).toBeDefined();
    expect(within(row).getByRole('cell', { name: '11' })).toBeDefined();
    expect(within(row).queryByText('shadow mode')).toBeNull();
    const quiet = screen.getByRole('row', { name: /quiet/ });
    expect(within(quiet).getByText('shadow mode')).toBeDefined();
  });

  it('explains policies if there are none, and lets admins create one', async () => {
    fakeApi(answers([]));
    renderPage('/limits');
    expect(await screen.findByRole('heading', { name: 'No rate limits yet' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Create policy' })).toBeDefined();
  });

  it('shows an error and retries', async () => {
    let broken = true;
    fakeApi({
      ...answers(['calls']),
      LimitPolicies: () => (broken ? refusal('INTERNAL_SERVER_ERROR') : policies(['calls'])),
    });
    const user = renderPage('/limits');
    await screen.findByRole('heading', { name: 'Could not load policies' });
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'calls' })).toBeDefined();
  });
});

describe('creating a policy', () => {
  it('sends the input, and shows an error beside its field', async () => {
    const api = fakeApi({
      ...answers(['calls']),
      CreateLimitPolicy: () => refusal('INVALID_NAME', 'limits[0].name'),
    });
    const user = renderPage('/limits');
    await user.click(await screen.findByRole('button', { name: 'Create policy' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create policy' });
    const [name, limitName] = within(dialog).getAllByRole('textbox', { name: 'Name' });
    if (!name || !limitName) throw new Error('The name fields are missing.');
    await user.type(name, 'search');
    await user.type(limitName, 'no good');
    const most = within(dialog).getByRole('textbox', { name: 'At most' });
    await user.clear(most);
    await user.type(most, '301');
    await user.click(within(dialog).getByRole('button', { name: 'Create policy' }));
    expect(within(dialog).getByText('A whole number from 1 to 300.')).toBeDefined();
    expect(api.calls('CreateLimitPolicy')).toEqual([]);

    await user.clear(most);
    await user.type(most, '20');
    await user.click(within(dialog).getByRole('button', { name: 'Create policy' }));
    expect(await within(dialog).findByText(/A name is 1 to 128/)).toBeDefined();
    expect(limitName.getAttribute('aria-invalid')).toBe('true');
    expect(api.calls('CreateLimitPolicy')).toEqual([
      {
        input: {
          name: 'search',
          description: '',
          shadow: false,
          countDenied: false,
          escalation: null,
          limits: [
            {
              name: 'no good',
              algorithm: 'LOG',
              limit: 20,
              windowMs: 60_000,
              burst: null,
              large: false,
            },
          ],
          outage: {
            policy: 'CLOSED',
            answerWithinMs: 50,
            failures: 5,
            pauseMs: 1000,
            localShare: null,
            localKeys: null,
          },
        },
      },
    ]);
  });
});
