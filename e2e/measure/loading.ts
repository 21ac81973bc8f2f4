import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fillEveryPage, LASTING_PAGES, PAGES_OF_ONE } from './every-page.ts';
import {
  DESKTOP,
  heading,
  limited,
  openPage,
  PHONE,
  quantile,
  type Setting,
} from './measurement.ts';

const LOADS = 3;
const SETTLED_MS = 1000;
const INTERACTIONS = 20;

interface Vitals {
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly scripts: number;
}

/** What the browser reports about a page that has finished loading. */
function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paints, shifts] = await Promise.all([
      entriesOf('largest-contentful-paint'),
      entriesOf('layout-shift'),
    ]);
    return {
      largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
      layoutShift: shifts.reduce(
        (sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0),
        0,
      ),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
    };
  });
}

const DEVICES = { '1440 px': DESKTOP, '390 px': PHONE } as const;

async function measureLoads(page: Page, address: string, where: string): Promise<void> {
  const vitals: Vitals[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A live page never stops sending requests, so wait a fixed time: later shifts would be visible by then.
    await delay(SETTLED_MS);
    vitals.push(await readVitals(page));
  }
  const { pathname, search } = new URL(address);
  const paint = quantile(
    vitals.map(({ largestPaint }) => largestPaint),
    0.5,
  );
  const name = `${pathname}${search}, ${where}`;
  limited(`${name}: largest paint`, paint, 500, 'ms');
  limited(`${name}: scripts`, Math.max(...vitals.map(({ scripts }) => scripts)), 12, 'files');
  limited(
    `${name}: layout shift`,
    Math.max(...vitals.map(({ layoutShift }) => layoutShift)),
    0.01,
    '',
  );
}

/** Measures each page on a screen and on a phone. */
async function measurePages(setting: Setting, pages: readonly string[]): Promise<void> {
  const { origin } = setting.mayfly;
  for (const [where, device] of Object.entries(DEVICES)) {
    const page = await openPage(setting, device);
    for (const path of pages) await measureLoads(page, `${origin}${path}`, where);
    await page.context().close();
  }
}

/** The time from keys and clicks to the next paint, measured by the browser; a high percentile. */
async function measureInteractions(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sets`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const timings = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return durations;
  });
  for (let i = 0; i < INTERACTIONS; i += 1) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('se');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const durations = await timings.jsonValue();
  // The browser reports nothing below 16 ms.
  limited('palette: interaction to next paint', quantile([16, ...durations], 0.98), 100, 'ms');
}

/** Loading time, layout shifts and response time of the pages. */
export async function measureLoading(setting: Setting): Promise<void> {
  // The first section: the store is still empty.
  heading('Empty pages, on loopback');
  await measurePages(setting, LASTING_PAGES);
  await fillEveryPage(setting.store, setting.mayfly);
  await setting.store.set('million', 1_000_000);
  heading('The same with data of every kind, and a set of a million members');
  await measurePages(setting, [...LASTING_PAGES, ...PAGES_OF_ONE, '/sets/million']);
  heading('Answering');
  const page = await openPage(setting);
  await measureInteractions(page, setting.mayfly.origin);
  await page.context().close();
}
