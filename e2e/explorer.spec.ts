import { expect, test } from './support/test.ts';

test('the explorer runs each of its examples with the session', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await page.getByRole('link', { name: 'API explorer' }).click();
  const answer = page.getByRole('region', { name: /result/i });
  const run = async (operation: string, text: string) => {
    await page.getByRole('tab', { name: new RegExp(`^${operation}( |$)`) }).click();
    const execute = page.getByRole('button', { name: /Execute query/ });
    // The library parses the document of the tab a moment after it appears. A subscription that runs has no such button.
    await expect(async () => {
      if (await execute.isVisible()) await execute.click({ timeout: 1000 });
      await expect(answer).toContainText(text, { timeout: 2000 });
    }).toPass();
  };
  await run('Sets', '"expiringSets"');
  await run('AddMember', 'There is no set of this name');
  await run('ConsumeLimit', 'There is no limit policy of this name');
  await run('SetsChanged', '"totalCount"');
  await seed.set(setName);
  await expect(answer).toContainText(setName);
});
