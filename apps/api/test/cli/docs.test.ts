import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { testApi } from '../support/api.ts';
import { mayfly } from '../support/command.ts';

const PAGE = new URL('../../../../docs/command-line.md', import.meta.url);

it('the examples of docs/command-line.md print what the page shows', async () => {
  const api = await testApi();
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  await api.mayfly.policies.create('login', {
    limits: [{ name: 'minute', algorithm: 'gcra', limit: 5, windowMs: 60_000 }],
  });
  const blocks = [...(await readFile(PAGE, 'utf8')).matchAll(/```console\n(.*?)```/gs)];
  const steps = blocks.flatMap(([, block = '']) => block.split(/^\$ /m).slice(1));
  expect(steps.length).toBeGreaterThan(10);
  const printed: { line: string; code: number; out: string; err: string }[] = [];
  const outputs: (readonly [line: string, actual: string, shown: string])[] = [];
  for (const step of steps) {
    const [line = ''] = step.split('\n');
    let input = '';
    for (const part of line.split(' | ')) {
      expect(part).toMatch(/^mayfly /);
      // `watch` ends when it has begun.
      const signal = AbortSignal.abort();
      const env = { REDIS_URL: inject('redisUrl') };
      const result = await mayfly(part.slice('mayfly '.length), { url, env, input, signal });
      input = result.out;
      printed.push({ line, ...result });
    }
    const [, ...shown] = step.split('\n');
    // Other outputs differ from run to run.
    if (shown.join('') !== '') outputs.push([line, input, shown.join('\n').trimEnd()]);
  }
  expect(printed.filter(({ code, err }) => code !== 0 || err !== '')).toEqual([]);
  expect(outputs.map(([line, actual]) => [line, actual.trimEnd()])).toEqual(
    outputs.map(([line, , shown]) => [line, shown]),
  );
});
