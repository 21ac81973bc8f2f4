import { expect, it } from 'vitest';
import { lifetimeMs } from './lifetime.ts';

it.each([
  ['1d', '', 86_400_000],
  ['90d', '1h', 7_776_000_000],
  ['never', '5m', null],
  ['other', '12h', 43_200_000],
  ['other', 'soon', undefined],
  ['other', '', undefined],
] as const)('%s with "%s" typed is %s ms', (lifetime, typed, expected) => {
  expect(lifetimeMs(lifetime, typed)).toBe(expected);
});
