import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { MayflyServer } from '../support/mayfly-server.ts';
import type { Store } from './store.ts';

export interface Setting {
  readonly mayfly: MayflyServer;
  readonly store: Store;
  readonly browser: Browser;
}

/** A section: measures one thing and prints it. */
export type Measurement = (setting: Setting) => Promise<void>;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A signed-in page in a separate browser window. */
export async function openPage({ mayfly, browser }: Setting, device = DESKTOP): Promise<Page> {
  const context = await browser.newContext(device);
  // tsx compiles the functions that run in the page, and names them with a helper, which the page needs.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return signIn(context, mayfly);
}

export async function signIn(context: BrowserContext, mayfly: MayflyServer): Promise<Page> {
  const page = await context.newPage();
  await page.goto(mayfly.link);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}

export async function openSet(page: Page, origin: string, set: string): Promise<void> {
  await page.goto(`${origin}/sets/${encodeURIComponent(set)}`);
  await members(page).waitFor();
}

/** The list of members on the page of a set. */
export function members(page: Page) {
  return page.getByRole('grid');
}

/** The quantile `q` of the values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(q * (sorted.length - 1))] ?? Number.NaN;
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}

export function figure(name: string, value: string): void {
  console.log(`  ${name.padEnd(44)} ${value}`);
}

const missed: string[] = [];

/** Prints a figure that has a limit. */
export function limited(name: string, measured: number, atMost: number, unit: string): void {
  // NaN is no measurement, so it misses the limit too.
  const holds = measured <= atMost;
  const value = `${Number(measured.toPrecision(3))} ${unit} (at most ${atMost})`;
  figure(name, holds ? value : `${value} MISSED`);
  if (!holds) missed.push(name);
}

/** The figures that exceed their limits. */
export const missedLimits = (): readonly string[] => missed;
