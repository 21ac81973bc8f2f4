import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { figure, heading, openPage, quantile, type Setting } from './measurement.ts';

const LOADS = 7;
const SETTLED_MS = 1500;
const INTERACTIONS = 20;

interface Vitals {
  readonly largestPaint: number;
  readonly layoutShift: number;
}

/** What the browser itself reports of a page that has come to rest. */
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
    };
  });
}

async function measureLoads(page: Page, address: string): Promise<void> {
  const vitals: Vitals[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A page that is live never falls silent: what still moves after this long would have been seen by then.
    await delay(SETTLED_MS);
    vitals.push(await readVitals(page));
  }
  const { pathname } = new URL(address);
  const paints = vitals.map(({ largestPaint }) => largestPaint);
  figure(`${pathname}: largest paint, median`, `${quantile(paints, 0.5).toFixed(0)} ms`, '800');
  const shift = Math.max(...vitals.map(({ layoutShift }) => layoutShift));
  figure(`${pathname}: layout shift, worst`, shift.toFixed(3), '0');
}

/** From keys and clicks to the next paint, as the browser times them; the worst but one of many. */
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
  const worst = durations.length === 0 ? 'below 16' : quantile(durations, 0.98).toFixed(0);
  figure('palette opened, typed in, closed: to next paint', `${worst} ms`, '50');
}

/** How soon the pages are there, how still they stand, how soon they answer. */
export async function measureLoading(setting: Setting): Promise<void> {
  heading('Loading and answering, on loopback');
  await setting.store.set('loaded', 500);
  const page = await openPage(setting);
  const { origin } = setting.mayfly;
  for (const path of ['/', '/sets', '/sets/loaded', '/servers']) {
    await measureLoads(page, `${origin}${path}`);
  }
  await measureInteractions(page, origin);
  await page.context().close();
}
