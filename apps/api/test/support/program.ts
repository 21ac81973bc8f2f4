import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished } from 'vitest';
import { TOKEN } from './api.ts';

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

/** The program when it is ready, with the token of tests. */
export async function startProgram(
  environment: Record<string, string>,
  flags: readonly string[] = [],
) {
  const dataDir = environment['DATA_DIR'] ?? (await temporaryFolder());
  const child = run({ DATA_DIR: dataDir, MAYFLY_TOKEN: TOKEN, ...environment }, flags);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  }
  const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(printed.join(''))?.[0];
  await expect.poll(url, { timeout: 20_000, message: printed.join('') }).toBeDefined();
  const origin = url() ?? '';
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  return {
    child,
    origin,
    /** Sends the JSON text of a request. */
    ask: async (body: string) => {
      const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
      const answer: { data?: Record<string, unknown> | null; errors?: unknown } = JSON.parse(
        await response.text(),
      );
      return answer;
    },
  };
}
