/**
 * `pnpm measure [section …]`: what the dashboard costs its user, in Chromium on the built product. It prints
 * figures beside their limits, and fails if one is exceeded. Run it on a quiet machine.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { startMayfly } from '../support/mayfly-server.ts';
import { measureBurst } from './burst.ts';
import { measureFrames } from './frames.ts';
import { measureLoading } from './loading.ts';
import { measureMemory } from './memory.ts';
import { missedLimits, type Measurement } from './measurement.ts';
import { Store } from './store.ts';
import { measureTabs } from './tabs.ts';

const SECTIONS: Readonly<Record<string, Measurement>> = {
  loading: measureLoading,
  frames: measureFrames,
  tabs: measureTabs,
  burst: measureBurst,
  memory: measureMemory,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);
  process.exit(1);
}

const mayfly = await startMayfly();
const browser = await chromium.launch(launchOptions);
try {
  const store = new Store(mayfly);
  for (const [name, measure] of Object.entries(SECTIONS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    await measure({ mayfly, store, browser });
  }
} finally {
  await browser.close();
  await mayfly.stop();
}

const missed = missedLimits();
if (missed.length > 0) {
  console.error(`\nExceeded: ${missed.join('; ')}`);
  process.exitCode = 1;
}
