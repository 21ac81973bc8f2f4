import { expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

const fault = new TypeError('Failed to fetch dynamically imported module');

it('loads an available chunk, and requests nothing else', async () => {
  const reach = vi.fn<() => Promise<boolean>>();
  await expect(retryImport(async () => 'code', { reach, wait: async () => {} })).resolves.toBe(
    'code',
  );
  expect(reach).not.toHaveBeenCalled();
});

it('waits for an unreachable server, for any time', async () => {
  let tries = 0;
  let waits = 0;
  const load = async () => {
    tries += 1;
    if (waits < 5) throw fault;
    return 'code';
  };
  const code = retryImport(load, {
    reach: async () => false,
    wait: async () => {
      waits += 1;
    },
  });
  await expect(code).resolves.toBe('code');
  expect([tries, waits]).toEqual([6, 5]);
});

it('tries again if the server has just come back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault)
    .mockResolvedValue('code');
  await expect(retryImport(load, { reach: async () => true, wait: async () => {} })).resolves.toBe(
    'code',
  );
});

it('fails with the original error if the server answers but has no such file', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault)
    .mockRejectedValue('later');
  const code = retryImport(load, { reach: async () => true, wait: async () => {} });
  await expect(code).rejects.toBe(fault);
  expect(load).toHaveBeenCalledTimes(2);
});
