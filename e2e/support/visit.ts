import type { Page } from '@playwright/test';

/** Opens a page of the dashboard without loading the dashboard again, which takes half a second of CPU time. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
