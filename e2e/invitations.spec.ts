import { randomUUID } from 'node:crypto';
import { deleteByName } from './support/delete-by-name.ts';
import { expect, test } from './support/test.ts';

test('creates, resolves, reveals and revokes a code, and warns when a space is full', async ({
  dashboard: page,
  seed,
}) => {
  const name = `e2e:${randomUUID().slice(0, 8)}`;
  await page.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Create space' }).click();
  const create = page.getByRole('dialog', { name: 'Create space' });
  await create.getByRole('textbox', { name: 'Name' }).fill(name);
  await create.getByRole('textbox', { name: 'Length' }).fill('1');
  await expect(create.getByText('10 codes', { exact: true })).toBeVisible();
  await create.getByRole('textbox', { name: 'Uses per code' }).fill('2');
  await create.getByRole('button', { name: 'Create space' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();

  await page.getByRole('textbox', { name: 'Id' }).fill('room:1');
  await page.getByRole('button', { name: 'Get or create' }).click();
  const made = page.getByRole('region', { name: 'Invitation code' });
  await expect(made).toContainText('A new code.');
  const code = (await made.getByText(/^\d$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Get or create' }).click();
  await expect(made).toContainText('The existing code');

  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByText(/Uses so far: 0; 2 left/)).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText(/This was use 1; 1 left/)).toBeVisible();
  const activity = page.getByRole('definition');
  await expect(activity.first()).toHaveText('1');
  await expect(activity.nth(1)).toHaveText('1');
  const row = page.getByRole('row', { name: /room:1/ });
  await expect(row.getByRole('cell', { name: '1' }).first()).toBeVisible();

  await row.getByRole('button', { name: 'Reveal the code of room:1' }).click();
  const reveal = page.getByRole('dialog', { name: 'Reveal a code' });
  await reveal.getByRole('button', { name: 'Reveal code' }).click();
  await expect(reveal.getByText(code, { exact: true })).toBeVisible();
  await expect(reveal.getByText(/audit log has an entry/)).toBeVisible();
  await reveal.getByRole('button', { name: 'Done' }).click();

  await row.getByRole('button', { name: 'Revoke the code of room:1' }).click();
  await page.getByRole('button', { name: 'Revoke code' }).click();
  await expect(page.getByText('Code of room:1 revoked.')).toBeVisible();
  await expect(row).toHaveCount(0);

  for (let id = 0; id < 10; id += 1) {
    await seed.mutate('getOrCreateInvitationCode', { space: name, id: `seat:${id}` });
  }
  await expect(page.getByText('This space is full.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Id' }).fill('one more');
  await page.getByRole('button', { name: 'Get or create' }).click();
  await expect(page.getByText(/All codes are in use/)).toBeVisible();
  await page.getByRole('button', { name: 'Sweep' }).click();
  await expect(page.getByText(/ended codes freed/)).toBeVisible();

  await deleteByName(page, 'space', name);
  await page.waitForURL('**/invitations');
  await expect(page.getByText(`Space ${name} deleted.`)).toBeVisible();
});
