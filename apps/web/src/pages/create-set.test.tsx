import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { now, setsPageAnswers } from '../testing/sets-answers.ts';

describe('creating a set', () => {
  it('asks for the options of the strategy, and shows an error beside its field', async () => {
    const api = fakeApi({
      ...setsPageAnswers(['other']),
      CreateSet: () => refusal('INVALID_OPTION', 'strategy.sharded.shards'),
    });
    const user = renderPage('/sets');
    await user.click(await screen.findByRole('button', { name: 'Create set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'many');
    const ttl = screen.getByRole('textbox', { name: 'Default time to live' });
    await user.clear(ttl);
    await user.type(ttl, '90m');
    expect(screen.getByText('= 1 h 30 m')).toBeDefined();
    expect(screen.getByText(/^A member lives for 1 h 30 m,/)).toBeDefined();
    await user.click(screen.getByText('More strategies'));
    await user.click(screen.getByRole('radio', { name: /Too large for one master/ }));
    const slots = screen.getByRole('textbox', { name: 'Slots' });
    await user.clear(slots);
    await user.type(slots, '8');
    await user.click(screen.getByRole('button', { name: 'Create set' }));
    expect(api.calls('CreateSet')).toEqual([
      { input: { name: 'many', strategy: { sharded: { defaultTtlMs: 5_400_000, shards: 8 } } } },
    ]);
    expect(await screen.findByText('A setting is missing or out of its range.')).toBeDefined();
    expect(slots.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends no invalid value', async () => {
    const api = fakeApi(setsPageAnswers(['other']));
    const user = renderPage('/sets');
    await user.click(await screen.findByRole('button', { name: 'Create set' }));
    const ttl = await screen.findByRole('textbox', { name: 'Default time to live' });
    await user.clear(ttl);
    await user.type(ttl, 'soon');
    await user.click(screen.getByRole('button', { name: 'Create set' }));
    expect(screen.getByText('Enter a name.')).toBeDefined();
    expect(screen.getByText(/Not a duration/)).toBeDefined();
    expect(api.calls('CreateSet')).toEqual([]);
  });

  it('is not offered to viewers', async () => {
    fakeApi({
      ...setsPageAnswers(['logins']),
      Viewer: () => ({
        viewer: { name: 'guest', role: 'VIEWER', scopes: null, endsAt: null, now },
      }),
    });
    renderPage('/sets');
    await screen.findByRole('row', { name: /logins/ });
    expect(screen.queryByRole('button', { name: 'Create set' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Adopt a sorted set' })).toBeNull();
  });
});
