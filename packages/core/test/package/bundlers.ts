import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** Bundles an entry of a project, with its dependencies, into one file for Node.js. */
export type Bundle = (project: string, entry: string, output: string) => Promise<unknown>;

export const BUNDLERS: Readonly<Record<string, Bundle>> = {
  async esbuild(project, entry, output) {
    const { build } = await import('esbuild');
    await build({
      entryPoints: [join(project, entry)],
      outfile: output,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      minify: true,
    });
  },

  async webpack(project, entry, output) {
    const { default: webpack } = await import('webpack');
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      context: project,
      entry: `./${entry}`,
      output: { path: join(output, '..'), filename: 'webpack.cjs' },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString()));
        else resolve();
      });
    });
  },

  async Rollup(project, entry, output) {
    const [{ rollup }, { nodeResolve }, commonjs] = await Promise.all([
      import('rollup'),
      import('@rollup/plugin-node-resolve'),
      import('@rollup/plugin-commonjs'),
    ]);
    // Its types are those of CommonJS.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const createCommonjs = commonjs.default as unknown as () => Plugin;
    const json: Plugin = {
      name: 'json',
      transform: (code, id) => (id.endsWith('.json') ? `export default ${code}` : null),
    };
    const plugins = [json, nodeResolve({ preferBuiltins: true }), createCommonjs()];
    const bundle = await rollup({ input: join(project, entry), plugins, logLevel: 'silent' });
    await bundle.write({ file: output, format: 'cjs', inlineDynamicImports: true });
  },

  async Vite(project, entry, output) {
    const { build } = await import('vite');
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: join(output, '..'),
        emptyOutDir: false,
        rollupOptions: { output: { format: 'cjs', entryFileNames: 'Vite.cjs' } },
      },
    });
  },
};
