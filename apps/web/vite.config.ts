import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['MAYFLY_API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/session', '/healthz', '/readyz'].map((path) => [path, { target: api }]),
    ),
  },
  build: {
    target: 'es2023',
    // light-dark() is the whole theme; older targets would have it rewritten.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The CSP forbids data: everywhere but in images.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
