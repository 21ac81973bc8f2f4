import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { MayflyServer } from '../support/mayfly-server.ts';
import type { Store } from './store.ts';

export interface Setting {
  readonly mayfly: MayflyServer;
  readonly store: Store;
  readonly browser: Browser;
}

/** Measures one thing and prints it. */
export type Measurement = (setting: Setting) => Promise<void>;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A signed-in page in a browser window of its own. */
export async function openPage({ mayfly, browser }: Setting, device = DESKTOP): Promise<Page> {
  const context = await browser.newContext(device);
  // The functions that are sent to the page were compiled by tsx, which names them with a helper of its own.
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

/** The value below which a share `q` of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(q * (sorted.length - 1))] ?? Number.NaN;
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}

export function figure(name: string, value: string, wanted?: string): void {
  console.log(`  ${name.padEnd(44)} ${value}${wanted === undefined ? '' : ` (wanted ${wanted})`}`);
}
