import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript source, so no test needs a build first.
const conditions = ['@mayfly/source'];

const node = (root: string) => ({
  root,
  resolve: { conditions: [...conditions, 'node'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
});

export default defineConfig({
  test: {
    projects: [
      {
        ...node('packages/local-redis'),
        test: { name: 'local-redis', include: ['test/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        ...node('packages/core'),
        test: {
          name: 'core',
          include: ['test/**/*.test.ts'],
          globalSetup: ['../../scripts/vitest-redis.ts'],
        },
      },
      {
        ...node('apps/api'),
        test: {
          name: 'api',
          include: ['test/**/*.test.ts'],
          globalSetup: ['../../scripts/vitest-redis.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
