import { randomUUID } from 'node:crypto';
import { deleteByName } from './support/delete-by-name.ts';
import { expect, test } from './support/test.ts';

test('creates a series, shows its samples as charts, and deletes it on a phone', async ({
  dashboard: page,
  seed,
}) => {
  const name = `e2e:${randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'Series' }).click();
  await page.getByRole('button', { name: 'Create series' }).click();
  const create = page.getByRole('dialog', { name: 'Create series' });
  await create.getByRole('textbox', { name: 'Name' }).fill(name);
  await create.getByRole('button', { name: 'Create series' }).click();
  await expect(create.getByText('Enter at least one field.')).toBeVisible();
  await create.getByRole('textbox', { name: 'Fields' }).fill('latency, errors');
  await create.getByRole('textbox', { name: 'Retention' }).fill('2 h');
  await create.getByRole('button', { name: 'Create series' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await expect(page.getByText('No samples yet')).toBeVisible();

  for (const [source, value] of Object.entries({ web1: 12, web2: 30 })) {
    const values = [{ field: 'latency', value }];
    await seed.mutate('appendSample', { series: name, source, values });
  }
  const latency = page.getByRole('region', { name: 'latency', exact: true });
  await expect(latency.getByText('web2')).toBeVisible();
  await page.getByText('Sum', { exact: true }).click();
  await expect(page).toHaveURL(/points=SUM/);
  await latency.getByText('Data table').click();
  await expect(latency.getByRole('row', { name: /12.*30/ }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(latency.getByText('web1').first()).toBeVisible();
  await deleteByName(page, 'series', name);
  await page.waitForURL('**/series');
  await expect(page.getByText(`Series ${name} deleted.`)).toBeVisible();
});
