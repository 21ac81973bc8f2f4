import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './quantiles.ts';

const ROUNDS = 15;

/** The time that a new process needs to import a package, ms. */
function timeOf(...names: string[]): number {
  const imports = names.map((name) => `await import('${name}');`).join('');
  const code = `const start = performance.now(); ${imports} console.log(performance.now() - start)`;
  const options = { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' } as const;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], options));
}

/** The first import of the library, and of a limiter alone, beside ioredis in turn. Each process is new. */
export function benchImport(): Promise<void> {
  for (const names of [['@mayfly/core'], ['@mayfly/core', 'ioredis'], ['@mayfly/core/limiter']]) {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const [own, client] = [timeOf(...names), timeOf('ioredis')];
      return { own, client, ratio: own / client };
    });
    const of = (field: 'own' | 'client' | 'ratio') => median(rounds.map((round) => round[field]));
    const ratio = of('ratio').toFixed(2);
    console.log(
      `import of ${names.join(' and ')}: ${of('own').toFixed(0)} ms; of ioredis: ${of('client').toFixed(0)} ms; ratio ${ratio}`,
    );
  }
  return Promise.resolve();
}
