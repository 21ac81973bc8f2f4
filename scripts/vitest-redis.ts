// Imported by their files, because the setup of all projects has no resolve conditions: it needs no build.
import { startLocalCluster } from '../packages/local-redis/src/local-cluster.ts';
import { startLocalRedis } from '../packages/local-redis/src/start-local-redis.ts';
import { Redis } from 'ioredis';
import type { TestProject } from 'vitest/node';
import { aclCommands } from './redis-acl.ts';
import './vitest-context.ts';

/**
 * One private Redis for a whole test run; every test has a separate namespace. With `MAYFLY_TEST_CLUSTER=1`, it is a
 * cluster of three masters. With `MAYFLY_TEST_ACL=1`, tests use it as the user of docs/deployment.md.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isCluster = process.env['MAYFLY_TEST_CLUSTER'] === '1';
  const server = isCluster ? await startLocalCluster({ replicasEach: 1 }) : await startLocalRedis();
  const isUser = process.env['MAYFLY_TEST_ACL'] === '1';
  const servers = 'servers' in server ? server.servers : [server];
  if (isUser) await Promise.all(servers.map(({ url }) => addUser(url)));
  project.provide('redisUrl', isUser ? asUser(server.url) : server.url);
  return () => server.stop();
}

/** The user, for the namespaces of tests, and with the commands that tests themselves send. */
async function addUser(url: string): Promise<void> {
  const redis = new Redis(url);
  const ofTests = ['SETUSER', 'mayfly', '~test:*', '&test:*', '~*legacy*', '+keys', '+client|list'];
  for (const words of [...aclCommands(), ofTests]) await redis.call('ACL', ...words);
  redis.disconnect();
}

function asUser(url: string): string {
  return url.replaceAll(/:\/\/:[^@]+@/g, '://mayfly:change-this-password@');
}
