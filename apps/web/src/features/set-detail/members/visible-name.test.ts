import { expect, it } from 'vitest';
import { visibleName } from './visible-name.ts';

it('leaves visible characters unchanged, in every script', () => {
  for (const name of ['alice', 'a b', '名前', 'é́', '👩‍🚀'.replace('\u200d', ''), 'مرحبا']) {
    expect(visibleName(name)).toBe(name);
  }
});

it('shows code points of invisible characters, and of those that reverse text', () => {
  expect(visibleName('a\nb\tc')).toBe('a⟨000A⟩b⟨0009⟩c');
  expect(visibleName('abc\u202etxt')).toBe('abc⟨202E⟩txt');
  expect(visibleName('a\u200bb')).toBe('a⟨200B⟩b');
});

it('is cut at the end of the cell', () => {
  expect(visibleName('x'.repeat(1_024)).length).toBe(201);
});
