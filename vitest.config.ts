import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript source, so no test needs a build first.
const conditions = ['@mayfly/source'];

// `npm test` reads a report; a plain run needs none.
const reportDir = process.env['MAYFLY_REPORT_DIR'];
const reporters: ViteUserConfig['test'] =
  reportDir === undefined
    ? {}
    : { reporters: ['default', ['json', { outputFile: join(reportDir, 'vitest.json') }]] };

// Tests start servers in many places, all through local-redis: hence its variable.
const testServer = process.env['MAYFLY_TEST_SERVER'];
if (testServer) process.env['MAYFLY_REDIS_SERVER'] = resolve(testServer);

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The Redis that the tests of core and api share. */
const redis = file('scripts/vitest-redis.ts');

/** Importing core, the API or the dashboard takes a second: a worker imports each once, for all its files. */
const shared = { isolate: false };

const onRedis = {
  ...shared,
  include: ['test/**/*.test.ts'],
  globalSetup: [redis],
  // Long enough for a busy machine. No test asserts a time through a timeout.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/** The client of core's tests: ioredis 6, `ioredis-5`, or `node-redis` (test/support/node-redis.ts). */
const client = process.env['MAYFLY_TEST_CLIENT'];

/** Their tests watch what ioredis sends. */
const ofIoredis = 'test/{sets/steps,limiter/local-denials,redis/turn-queue}.test.ts';

const node = (root: string, ...alias: { find: RegExp; replacement: string }[]) => ({
  root,
  resolve: {
    conditions: [...conditions, 'node'],
    // As Node.js resolves it: Vite prefers another entry, and graphql must not be loaded twice.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }, ...alias],
  },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
});

export default defineConfig({
  test: {
    ...reporters,
    experimental: { fsModuleCache: true },
    // Many tests wait for servers to start and end: more concurrent files than most machines of CI have cores.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        ...node('packages/local-redis'),
        test: { name: 'local-redis', include: ['test/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        ...node('packages/core', {
          find: /^ioredis$/,
          replacement: client === 'ioredis-5' ? client : 'ioredis',
        }),
        test: {
          name: 'core',
          ...onRedis,
          exclude: client === 'node-redis' ? [ofIoredis] : [],
          setupFiles: [file('packages/core/test/support/setup.ts')],
        },
      },
      {
        ...node('apps/api'),
        test: { name: 'api', ...onRedis, globalSetup: [redis, file('scripts/vitest-program.ts')] },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: { name: 'web', ...shared, environment: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web-dom',
          ...shared,
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: [file('apps/web/src/testing/browser.ts')],
          // Pages and dialogs are lazy chunks, which load slowly on a busy machine.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
