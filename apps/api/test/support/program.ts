import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished } from 'vitest';

export const TOKEN = 'a-token-for-tests-only';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the program itself, as built for this test run, with nothing in its environment but what is given. */
export function run(environment: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...flags], {
    env: { PATH: process.env['PATH'], PORT: '0', REDIS_URL: inject('redisUrl'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A program that listens, all that it prints, and what it answers. */
export async function started(environment: Record<string, string>) {
  const child = run({ MAYFLY_TOKEN: TOKEN, ...environment });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  }
  const log = () => printed.join('');
  const origin = () => /ready at (http:\/\/127\.0\.0\.1:\d+)/.exec(log())?.[1];
  await expect.poll(origin, { timeout: 40_000 }).toBeDefined();
  const send = async (query: string, headers: Record<string, string> = {}): Promise<Response> => {
    for (;;) {
      const response = await fetch(`${origin()}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({ query }),
      });
      // A busy machine may be overloaded at first: nothing has happened then.
      if (response.status !== 503) return response;
    }
  };
  return {
    log,
    child,
    send,
    ask: async (query: string): Promise<string> => (await send(query)).text(),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
