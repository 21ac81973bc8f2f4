import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const opened = {
  ttlMs: 60_000,
  maxUses: 5 as number | null,
  misses: { limit: 10, windowMs: 1000 },
};

it('omits unchanged fields', () => {
  expect(changedFields(opened, structuredClone(opened))).toEqual({});
  expect(changedFields(opened, { ...opened, ttlMs: 1 })).toEqual({ ttlMs: 1 });
});

it('includes cleared fields, and nested changes', () => {
  expect(changedFields(opened, { ...opened, maxUses: null })).toEqual({ maxUses: null });
  const misses = { limit: 10, windowMs: 2000 };
  expect(changedFields(opened, { ...opened, misses })).toEqual({ misses });
});

it('omits opened fields that the form does not have', () => {
  expect(changedFields({ ...opened, name: 'rooms' }, { ...opened, maxUses: 6 })).toEqual({
    maxUses: 6,
  });
});
