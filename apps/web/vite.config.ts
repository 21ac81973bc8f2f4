import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { createChunkNames } from './build/chunks.ts';
import { preloads } from './build/preloads.ts';

const api = process.env['MAYFLY_API_URL'] ?? 'http://127.0.0.1:4000';

/** The style sheet of a library without its fonts, which it contains as data: URLs. */
const withoutFonts = (library: string): Plugin => ({
  name: 'mayfly:without-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: new RegExp(`/node_modules/${library}/.*\\.css$`) },
    handler: (css) => css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  },
});

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    withoutFonts('graphiql'),
    preloads(new URL('src/app/router.tsx', import.meta.url)),
    compression({ algorithms: ['brotli', 'gzip'], exclude: /preloads/ }),
  ],
  define: {
    // The built dashboard sends hashes of its documents and does not contain their text.
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
    // The theme uses light-dark(); for older targets Vite would rewrite it.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The CSP allows data: URLs only for images.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: createChunkNames() }],
        },
      },
    },
  },
}));
