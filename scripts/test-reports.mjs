import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from './pnpm.mjs';

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
 * @typedef {object} Journey
 * @property {string} title
 * @property {string} file
 * @property {{ status: string, results: { duration: number }[] }[]} tests
 */

/**
 * A file or a group of journeys, in Playwright's report.
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {Journey[]} specs
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
    counts.push({
      name: 'Unit tests',
      passed: vitest.numPassedTests,
      failed,
      skipped,
      flaky: vitest.testResults.flatMap(retriedTests),
    });
  }
  if (playwright) {
    const { expected, flaky, unexpected: failed, skipped } = playwright.stats;
    counts.push({
      name: 'Browser tests',
      passed: expected + flaky,
      failed,
      skipped,
      flaky: playwright.suites.flatMap(journeysOf).filter(isFlaky).map(nameOf),
    });
  }
  return counts;
}

/**
 * The test files that took longest, each as a line.
 * @param {string} folder
 * @param {number} count
 * @returns {string[]}
 */
export function slowestFiles(folder, count) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const vitest = readJson(join(folder, 'vitest.json'))?.testResults ?? [];
  /** @type {Suite[]} */
  const playwright = readJson(join(folder, 'playwright.json'))?.suites ?? [];
  const files = [
    ...vitest.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      ms: endTime - startTime,
    })),
    ...playwright.map((suite) => ({ name: `e2e/${suite.file}`, ms: durationOf(suite) })),
  ];
  return files
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * The tests of a file in Vitest's report that passed, but have the error of a first attempt.
 * @param {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file
 */
function retriedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
}

/**
 * @param {Suite} suite
 * @returns {Journey[]}
 */
function journeysOf({ suites = [], specs }) {
  return [...specs, ...suites.flatMap(journeysOf)];
}

/** @param {Suite} suite */
function durationOf(suite) {
  const runs = journeysOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return runs.reduce((total, { duration }) => total + duration, 0);
}

/** @param {Journey} journey */
function isFlaky({ tests }) {
  return tests.some(({ status }) => status === 'flaky');
}

/** @param {Journey} journey */
function nameOf({ file, title }) {
  return `${file}: ${title}`;
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
