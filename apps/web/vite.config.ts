import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['MAYFLY_API_URL'] ?? 'http://127.0.0.1:4000';

/** Light modules that the shell or nearly every page has: none that is there for a dialog or a chart. */
const SHELL =
  /node_modules\/(react|react-dom|scheduler|tinykeys|use-sync-external-store|@tanstack\/(query-core|react-query|router-core|react-router|history|store|react-store))\/|src\/(app|clock|preferences|navigation|theme|notices\/notify|undo|graphql)\/(?!.*(Dialog|FindAnything|documents))[\w./-]+$|src\/components\/(Blank|Button|IconButton|Kbd|Loaded|Logo|Notice|PageHeader|Panel|Reading|Segments|Skeleton|Tag|button-look|icons|use-media-query)\.tsx?$/;

export default defineConfig({
  plugins: [react(), tailwindcss()],
  define: {
    // Built so, the dashboard sends the hashes of its documents and does not hold their text.
    'import.meta.env.TRUSTED_DOCUMENTS': JSON.stringify(
      process.env['MAYFLY_TRUSTED_DOCUMENTS'] === '1',
    ),
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
          groups: [{ name: 'shell', test: SHELL }],
        },
      },
    },
  },
});
