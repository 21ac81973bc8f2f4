import type { Page } from '@playwright/test';

/** Deletes what the page is about, whose name has to be typed for it. */
export async function deleteByName(page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete this ${what}` });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: `Delete ${what}` }).click();
}
