// Imported by its file, because the setup of all projects has no resolve conditions: it needs no build.
import { startLocalRedis } from '../packages/local-redis/src/index.ts';
import type { TestProject } from 'vitest/node';
import './vitest-context.ts';

/** One private Redis for a whole test run; every test has a separate namespace. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalRedis();
  project.provide('redisUrl', server.url);
  return () => server.stop();
}
