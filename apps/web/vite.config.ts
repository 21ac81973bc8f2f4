import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['MAYFLY_API_URL'] ?? 'http://127.0.0.1:4000';

/** What the shell is made of, and light things that nearly every page has; no dialogs, no charts. */
const SHELL = {
  packages: [
    'react',
    'react-dom',
    'scheduler',
    'use-sync-external-store',
    'tinykeys',
    '@tanstack/history',
    '@tanstack/query-core',
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@tanstack/react-store',
    '@tanstack/router-core',
    '@tanstack/store',
  ],
  folders: ['graphql', 'loading', 'navigation', 'numbers', 'preferences', 'theme'].map(
    (name) => `shared/${name}`,
  ),
  files: new Set(
    [
      'App CrashPage NotFoundPage PhoneBars Sheets Shell Sidebar query-client router use-settled',
      'use-shell-commands notify use-media-query EmptyState Button IconButton Kbd QueryBoundary Logo Notice',
      'PageHeader Panel StatList Segments Skeleton Tag button-style icons',
    ].flatMap((names) => names.split(' ')),
  ),
};

function isInShell(id: string): boolean {
  const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id) ?? [];
  if (dependency !== undefined) return SHELL.packages.includes(dependency);
  const [, folder = '', file = ''] = /\/src\/(.*?)\/?([^/]+?)\.tsx?$/.exec(id) ?? [];
  if (file.endsWith('.generated')) return false;
  return SHELL.folders.includes(folder) || SHELL.files.has(file);
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss()],
  define: {
    // What is built sends the hashes of its documents and does not hold their text.
    'import.meta.env.TRUSTED_DOCUMENTS': JSON.stringify(command === 'build'),
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/session', '/healthz', '/readyz'].map((path) => [
        path,
        { target: api, ws: path === '/graphql' },
      ]),
    ),
  },
  build: {
    target: 'es2023',
    // light-dark() is the whole theme; older targets would have it rewritten.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The CSP forbids data: everywhere but in images.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // What .size-limit.mjs reads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, as one file: twenty small ones compress worse, and wait longer.
          groups: [{ name: 'shell', test: isInShell }],
        },
      },
    },
  },
}));
