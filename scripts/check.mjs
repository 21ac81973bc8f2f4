import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { pnpm, root } from './pnpm.mjs';
import { readReports, slowestFiles } from './test-reports.mjs';

/** Runs every check of the project, sums up the tests and resolves to the exit code. */
export async function check() {
  const started = performance.now();
  const reportFolder = join(root, '.cache/test-results');
  rmSync(reportFolder, { recursive: true, force: true });
  const env = { MAYFLY_REPORT_DIR: reportFolder };
  const { code, interrupted } = await pnpm(['run', 'check'], { env });

  const reports = readReports(reportFolder);
  const passed = sum(reports.map((report) => report.passed));
  const failedTests = sum(reports.map((report) => report.failed));
  const succeeded = code === 0 && !interrupted;
  // Formatting, types and other checks count as one: a failed check must not read as "0 failed".
  const failed = succeeded ? failedTests : Math.max(failedTests, 1);

  const seconds = Math.round((performance.now() - started) / 1000);
  let verdict = failedTests > 0 ? 'Tests failed; see above.' : 'A check failed; see above.';
  if (succeeded) verdict = `All checks passed in ${seconds} s.`;
  if (interrupted) verdict = 'Interrupted.';
  console.log('\nSlowest test files:');
  for (const line of slowestFiles(reportFolder, 10)) console.log(line);
  console.log();
  for (const { name, passed, failed, skipped, flaky } of reports) {
    const also = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${name}: ${passed} passed, ${failed} failed${also}`);
    for (const test of flaky) console.log(`  passed only at the second attempt: ${test}`);
  }
  console.log(verdict);
  console.log(`${passed} passed, ${failed} failed`);
  return succeeded ? 0 : code || 130;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
