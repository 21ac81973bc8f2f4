// By its file, since a setup of all projects is resolved by the conditions of none: nothing has to be built.
import { startLocalRedis } from '../packages/local-redis/src/index.ts';
import type { TestProject } from 'vitest/node';
import './vitest-context.ts';

/** One private Redis for a whole test run; every test isolates itself with a namespace of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalRedis();
  project.provide('redisUrl', server.url);
  return () => server.stop();
}
