import { expect, it } from 'vitest';
import { limitEffect } from './limit-effect.ts';
import { emptyDraft } from './policy-draft.ts';
import { matchesPreset, PRESETS } from './presets.ts';
import { readDraft } from './read-draft.ts';

it.each(Object.entries(PRESETS))('the preset %s is valid, and recognised', (_, preset) => {
  const draft = { ...emptyDraft(), ...preset };
  expect(readDraft(draft)).toMatchObject({ ok: true });
  expect(matchesPreset(draft, preset)).toBe(true);
  expect(matchesPreset({ ...draft, outage: 'LOCAL' }, preset)).toBe(false);
});

it('says in words what callers notice of a limit', () => {
  const limit = {
    name: 'x',
    algorithm: 'FIXED',
    limit: 5,
    windowMs: 60_000,
    burst: null,
    large: false,
    mostInAnyWindow: 9,
  } as const;
  expect(limitEffect(limit)).toBe(
    '5 calls per minute for each key, then 429 until the window ends; never more than 9 in any minute.',
  );
});
