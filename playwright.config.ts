import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { join } from 'node:path';
import { findChromium } from './scripts/chromium.mjs';

const reportDir = process.env['MAYFLY_REPORT_DIR'];
const reporters: ReporterDescription[] = [['list']];
if (reportDir) reporters.push(['json', { outputFile: join(reportDir, 'playwright.json') }]);

const executablePath = findChromium();
const root = process.getuid?.() === 0;

/** For the machine's Chromium. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // Chromium's sandbox refuses to run as root, as in containers.
  args: ['--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
};

/** Specs that only take pictures, with their variables: `pnpm screenshots`, `pnpm pictures`. */
const ON_DEMAND = { SCREENSHOTS: 'screenshots.spec.ts', PICTURES: 'pictures.spec.ts' };

export default defineConfig({
  testDir: 'e2e',
  testIgnore: Object.entries(ON_DEMAND).flatMap(([name, file]) =>
    process.env[name] === '1' ? [] : [file],
  ),
  outputDir: 'test-results',
  reporter: reporters,
  // Many journeys wait for members to expire.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for a busy machine; a journey takes a few seconds.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Between two versions of Chromium corners and diagonals differ by a few pixels, and colours invisibly.
    toHaveScreenshot: {
      threshold: 0.02,
      maxDiffPixelRatio: 0.0005,
      pathTemplate: 'e2e/looks/{arg}{ext}',
    },
  },
  use: {
    ...devices['Desktop Chrome'],
    // A new context takes a second of CPU time. Playwright clears the one of the worker before each test.
    reuseContext: true,
    // Animations take CPU time. The journeys of the keyboard and the shell have them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of a journey's CPU time: a whole run records only the second attempt.
    trace: reportDir ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
  },
});
