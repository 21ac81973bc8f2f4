import { expect, it } from 'vitest';
import { nameParts, visibleName } from './visible-name.ts';

it('leaves visible characters unchanged, in every script', () => {
  for (const name of ['alice', 'a b', '名前', 'é́', 'مرحبا', '#1', '©']) {
    expect(visibleName(name)).toBe(name);
  }
});

it('leaves emoji unchanged: joined, with a skin, a flag, a keycap', () => {
  for (const name of ['👩‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🧑🏽‍💻', '🇨🇭', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️']) {
    expect(visibleName(`a${name}b`)).toBe(`a${name}b`);
  }
});

it('shows code points of invisible characters, and of those that reverse text', () => {
  expect(visibleName('a\nb\tc')).toBe('a⟨000A⟩b⟨0009⟩c');
  expect(visibleName('abc\u202etxt')).toBe('abc⟨202E⟩txt');
  expect(visibleName('a\u200bb')).toBe('a⟨200B⟩b');
  expect(visibleName('a\u061cb\u3164')).toBe('a⟨061C⟩b⟨3164⟩');
  expect(visibleName('👩\u200d')).toBe('👩⟨200D⟩');
  expect(visibleName('a\u200db\ufe0f\u{e0041}')).toBe('a⟨200D⟩b⟨FE0F⟩⟨E0041⟩');
});

it('keeps the end of a long name, and cuts no character', () => {
  expect(nameParts('alice')).toEqual(['alice', '']);
  expect(nameParts('presence:lobby:user:0000042')).toEqual(['presence:lobby:us', 'er:0000042']);
  const [head, tail] = nameParts(`${'x'.repeat(1_024)}0123456789`);
  expect([head.length, tail]).toEqual([191, '0123456789']);
  const family = '👨‍👩‍👧‍👦';
  expect(nameParts(family.repeat(20))).toEqual([family.repeat(10), family.repeat(10)]);
});
