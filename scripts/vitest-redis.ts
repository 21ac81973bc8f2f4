// Imported by their files, because the setup of all projects has no resolve conditions: it needs no build.
import { startLocalCluster } from '../packages/local-redis/src/local-cluster.ts';
import { startLocalRedis } from '../packages/local-redis/src/start-local-redis.ts';
import type { TestProject } from 'vitest/node';
import './vitest-context.ts';

/**
 * One private Redis for a whole test run; every test has a separate namespace. In `pnpm test:cluster`, it is a
 * cluster of three masters.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isCluster = process.env['MAYFLY_TEST_CLUSTER'] === '1';
  const server = isCluster ? await startLocalCluster({ replicasEach: 1 }) : await startLocalRedis();
  project.provide('redisUrl', server.url);
  return () => server.stop();
}
