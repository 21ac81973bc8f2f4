import { expect, it } from 'vitest';
import { hasRole } from './role.ts';

it.each([
  ['VIEWER', 'VIEWER', true],
  ['VIEWER', 'OPERATOR', false],
  ['OPERATOR', 'VIEWER', true],
  ['OPERATOR', 'ADMIN', false],
  ['ADMIN', 'OPERATOR', true],
] as const)('a %s has the rights of a %s: %s', (role, wanted, expected) => {
  expect(hasRole(role, wanted)).toBe(expected);
});
