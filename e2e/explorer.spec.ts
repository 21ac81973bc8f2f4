import { expect, test } from './support/test.ts';

test('the explorer runs each of its examples with the session', async ({
  dashboard: page,
  seed,
  setName,
}) => {
  await page.getByRole('link', { name: 'API explorer' }).click();
  const run = page.getByRole('button', { name: /Execute query/ });
  const answer = page.getByRole('region', { name: /result/i });
  await run.click();
  await expect(answer).toContainText('"expiringSets"');

  await page.getByRole('tab', { name: 'AddMember' }).click();
  await run.click();
  await expect(answer).toContainText('There is no set of this name');

  await page.getByRole('tab', { name: 'ConsumeLimit' }).click();
  await run.click();
  await expect(answer).toContainText('There is no policy of this name');

  await page.getByRole('tab', { name: 'SetsChanged' }).click();
  await run.click();
  await expect(answer).toContainText('"totalCount"');
  await seed.set(setName);
  await expect(answer).toContainText(setName);
});
