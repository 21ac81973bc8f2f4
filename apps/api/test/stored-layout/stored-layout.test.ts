import { createMayfly } from '@mayfly/core';
import { expect, it } from 'vitest';
import { LAYOUT, LayoutTooNew, StoredLayout } from '../../src/stored-layout.ts';
import { testApi } from '../support/api.ts';

it('an instance stops at data of a later version, and keeps the version', async () => {
  const { redis, namespace } = await testApi();
  const layout = new StoredLayout(redis, namespace);
  await layout.check();
  await layout.checkAndStore();
  const keys = createMayfly({ redis, namespace: `${namespace}:api` }).sets.open('keys');
  expect((await keys.get('layout'))?.value).toBe(LAYOUT);
  await keys.add('layout', { expiresAt: Infinity, value: LAYOUT + 1 });
  await expect(layout.check()).rejects.toThrow(LayoutTooNew);
  await expect(layout.checkAndStore()).rejects.toThrow(LayoutTooNew);
  expect((await keys.get('layout'))?.value).toBe(LAYOUT + 1);
});
