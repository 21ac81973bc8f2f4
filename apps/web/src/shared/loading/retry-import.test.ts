import { expect, it, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

const fault = new TypeError('Failed to fetch dynamically imported module');

it('loads what is there, and asks for nothing else', async () => {
  const reach = vi.fn<() => Promise<boolean>>();
  await expect(retryImport(async () => 'code', { reach, wait: async () => {} })).resolves.toBe(
    'code',
  );
  expect(reach).not.toHaveBeenCalled();
});

it('waits for a server that is out of reach, however long', async () => {
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

it('tries once more where the server has come back between', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault)
    .mockResolvedValue('code');
  await expect(retryImport(load, { reach: async () => true, wait: async () => {} })).resolves.toBe(
    'code',
  );
});

it('fails with what was the matter where the server answers and has no such file', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(fault)
    .mockRejectedValue('later');
  const code = retryImport(load, { reach: async () => true, wait: async () => {} });
  await expect(code).rejects.toBe(fault);
  expect(load).toHaveBeenCalledTimes(2);
});
