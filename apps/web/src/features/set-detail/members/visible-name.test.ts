import { expect, it } from 'vitest';
import { visibleName } from './visible-name.ts';

it('leaves what can be seen as it is, in any script', () => {
  for (const name of ['alice', 'a b', '名前', 'é́', '👩‍🚀'.replace('\u200d', ''), 'مرحبا']) {
    expect(visibleName(name)).toBe(name);
  }
});

it('shows what cannot be seen, or would turn other text round', () => {
  expect(visibleName('a\nb\tc')).toBe('a⟨000A⟩b⟨0009⟩c');
  expect(visibleName('abc\u202etxt')).toBe('abc⟨202E⟩txt');
  expect(visibleName('a\u200bb')).toBe('a⟨200B⟩b');
});

it('is cut where nobody could see more of it', () => {
  expect(visibleName('x'.repeat(1_024)).length).toBe(201);
});
