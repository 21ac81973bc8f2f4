import { expect, it } from 'vitest';
import { mayAct } from './role.ts';

it.each([
  ['VIEWER', 'VIEWER', true],
  ['VIEWER', 'OPERATOR', false],
  ['OPERATOR', 'VIEWER', true],
  ['OPERATOR', 'ADMIN', false],
  ['ADMIN', 'OPERATOR', true],
] as const)('a %s may what wants a %s: %s', (role, wanted, expected) => {
  expect(mayAct(role, wanted)).toBe(expected);
});
