import type { Page } from '@playwright/test';

/** Deletes the thing of the current page, and types its name to confirm. */
export async function deleteByName(page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete this ${what}` });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: `Delete ${what}` }).click();
}
