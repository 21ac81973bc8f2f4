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
  await page.getByLabel('Key or pattern').fill('other:*');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/keys scanned, complete/)).toBeVisible();
  await expect(page.getByLabel('Key or pattern')).toHaveCount(1);
  await page.getByRole('button', { name: key }).click();

  await expect(page.getByText('2 would be live, 1 would have expired.')).toBeVisible();
  await expect(page.getByText(/Scores: expiry in seconds/)).toBeVisible();
  await page.getByRole('button', { name: 'Change how it is read' }).click();
  await page.getByText('milliseconds', { exact: true }).click();
  await expect(page.getByText(/These scores look like seconds/)).toBeVisible();
  await expect(page).toHaveURL(/unit=ms/);
  await page.getByRole('button', { name: 'Read as seconds' }).click();
  await expect(page.getByText(/These scores look like seconds/)).toHaveCount(0);
  await page.getByLabel('Name in Mayfly').fill(setName);
  await page.getByRole('button', { name: 'Adopt', exact: true }).click();

  await expect(page.getByRole('heading', { name: setName })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Sets' })).toHaveAttribute(
    'aria-current',
    'page',
  );
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

  // The last to expire first, and only those that contain a text.
  await page.getByRole('button', { name: 'Expires' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('bob');
  await page.getByRole('searchbox', { name: 'Search members' }).fill('car');
  await expect(page.getByRole('rowheader')).toHaveText(['carol']);
  await expect(page.getByText('1 found in 3 of 3 live members')).toBeVisible();

  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText(`${setName} forgotten. Its key is unchanged.`)).toBeVisible();
  expect(await mayfly.send(`ZCARD ${key}`)).toBe(':4');
});
