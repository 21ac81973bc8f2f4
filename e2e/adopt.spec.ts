import { expect, test } from './support/test.ts';

test('a sorted set of another program is found, previewed, adopted, changed and forgotten', async ({
  dashboard: page,
  mayfly,
  setName,
}) => {
  const key = `other:${setName}`;
  const soon = Math.floor(Date.now() / 1000) + 600;
  const zadd = `ZADD ${key} ${soon} alice ${soon + 600} bob 1000000000 gone`;
  expect(await mayfly.send(zadd)).toBe(':3');

  await page.getByRole('link', { name: 'Adopt a sorted set' }).click();
  await page.getByLabel('Key pattern').fill('other:*');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/keys scanned, complete/)).toBeVisible();
  await expect(page.getByLabel('Key pattern')).toHaveCount(1);
  await page.getByRole('button', { name: key }).click();

  await expect(page.getByText('2 would be live, 1 would have expired.')).toBeVisible();
  await page.getByText('milliseconds', { exact: true }).click();
  await expect(page.getByText(/These scores look like seconds/)).toBeVisible();
  await expect(page).toHaveURL(/unit=ms/);
  await page.getByRole('button', { name: 'Read as seconds' }).click();
  await expect(page.getByText(/These scores look like seconds/)).toHaveCount(0);
  await page.getByLabel('Name in Mayfly').fill(setName);
  await page.getByRole('button', { name: 'Adopt', exact: true }).click();

  await expect(page.getByRole('heading', { name: setName })).toBeVisible();
  await expect(page.getByRole('row', { name: /alice/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove alice' }).click();
  await expect(page.getByRole('row', { name: /alice/ })).toHaveCount(0);
  expect(await mayfly.send(`ZSCORE ${key} alice`)).toBe('$-1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /alice/ })).toBeVisible();
  expect(await mayfly.send(`ZSCORE ${key} alice`)).toBe(`$10\n${soon}`);
  await page.getByLabel('Member', { exact: true }).fill('carol');
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByRole('row', { name: /carol/ })).toBeVisible();

  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText(`${setName} forgotten. Its key is unchanged.`)).toBeVisible();
  expect(await mayfly.send(`ZCARD ${key}`)).toBe(':4');
});
