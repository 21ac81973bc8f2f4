// `pnpm check`: finds a browser, builds what has changed, runs the checks two at a time, and then the journeys.
import { build } from './build.mjs';
import { runChild } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { root, StepFailed } from './pnpm.mjs';

// In a whole run, a test that fails on a busy machine has a second attempt, and the summary names it.
const LANES = [
  ['test:unit --retry=1'],
  ['codegen --check', 'schema:check', 'format:check', 'lint', 'size'],
];

/** The first failure ends the other lane. */
const failure = new AbortController();

try {
  const [chromium] = await Promise.all([ensureChromium(), build()]);
  process.env['CHROMIUM_PATH'] = chromium;
  await Promise.all(LANES.map(runAll));
  await runAll(['test:e2e --retries=1']);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
}

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
