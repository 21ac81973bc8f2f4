// `pnpm check`: runs all checks, two at a time, and then the journeys, which need the build.
import { runChild } from './child.mjs';
import { root } from './pnpm.mjs';

const LANES = [
  ['typecheck', 'build:ts', 'test:unit'],
  ['codegen --check', 'schema:check', 'format:check', 'lint', 'build:web', 'size'],
];

/** The first failure ends the other lane. */
const failure = new AbortController();

await Promise.all(LANES.map(runAll));
await runAll(['test:e2e']);

/** @param {readonly string[]} steps */
async function runAll(steps) {
  for (const step of steps) {
    if (failure.signal.aborted) return;
    await run(step);
  }
}

/**
 * Runs a script of the manifest. Tests print as they go. Other steps print one line, or all of their
 * output if they fail, so that lanes do not mix their lines.
 * @param {string} step
 */
async function run(step) {
  const started = performance.now();
  const { code, interrupted, output } = await runChild(
    process.execPath,
    [process.env['npm_execpath'] ?? '', 'run', ...step.split(' ')],
    { cwd: root, quiet: !step.startsWith('test:'), signal: failure.signal },
  );
  if (failure.signal.aborted) return;
  const seconds = Math.round((performance.now() - started) / 1000);
  if (code === 0 && !interrupted) return console.log(`✓ ${step}, ${seconds} s`);
  console.error(`${output}\n✗ ${step} failed.`);
  process.exitCode = code || 130;
  failure.abort();
}
