import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The counts of one test runner.
 * @typedef {object} Counts
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} flaky The names of tests that passed only at the second attempt.
 */

/**
 * A file or a group of journeys, in Playwright's report.
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { status: string }[] }[]} specs
 */

/**
 * Reads the reports of Vitest and Playwright; a runner that has not run has none.
 * @param {string} folder
 * @returns {Counts[]}
 */
export function readReports(folder) {
  const vitest = readJson(join(folder, 'vitest.json'));
  const playwright = readJson(join(folder, 'playwright.json'));
  const counts = [];
  if (vitest) {
    // A file that fails to load has no tests to count.
    const failed = vitest.numFailedTests || (vitest.success ? 0 : 1);
    const skipped = vitest.numPendingTests + vitest.numTodoTests;
    counts.push({ name: 'Unit tests', passed: vitest.numPassedTests, failed, skipped, flaky: [] });
  }
  if (playwright) {
    const { expected, flaky, unexpected: failed, skipped } = playwright.stats;
    counts.push({
      name: 'Browser tests',
      passed: expected + flaky,
      failed,
      skipped,
      flaky: playwright.suites.flatMap(flakyNames),
    });
  }
  return counts;
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyNames({ suites = [], specs }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyNames)];
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
