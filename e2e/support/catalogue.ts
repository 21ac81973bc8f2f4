import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url));

interface CatalogueServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the catalogue of components from source, as `pnpm catalogue` does. */
export async function startCatalogue(): Promise<CatalogueServer> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Colours would be inside the address.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  const exited = once(vite, 'exit');
  for await (const line of createInterface({ input: vite.stdout })) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    vite.stdout.resume();
    const stop = async () => {
      vite.kill();
      await exited;
    };
    return { url: `${origin}/catalogue.html`, stop };
  }
  throw new Error('Vite printed no address.');
}
