import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { deleteByName } from './support/delete-by-name.ts';
import { startMayfly, type MayflyServer } from './support/mayfly-server.ts';
import { expect, test as base } from './support/test.ts';

interface Receiver {
  readonly url: string;
  readonly bodies: string[];
  status: number;
}

const test = base.extend<{ receiver: Receiver }, { mayfly: MayflyServer }>({
  // A server that may send to this machine.
  mayfly: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
    async ({}, use) => {
      const server = await startMayfly({ WEBHOOK_ALLOW: '127.0.0.0/8' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  receiver: async ({}, use) => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(receiver.status).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const receiver: Receiver = { url: `http://127.0.0.1:${port}/hook`, bodies, status: 204 };
    await use(receiver);
    server.closeAllConnections();
    server.close();
  },
});

test('creates a webhook, sees deliveries, pauses it, rotates its secret and deletes it', async ({
  dashboard: page,
  seed,
  setName,
  receiver,
}) => {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  await seed.mutate('createExpiringSet', { name: setName, defaultTtlMs: 60_000 });
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const create = page.getByRole('dialog', { name: 'Create webhook' });
  await create.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await create.getByRole('textbox', { name: 'URL' }).fill('http://10.0.0.1/hook');
  await create.getByRole('textbox', { name: 'Names begin with' }).fill('e2e:');
  await create.getByRole('button', { name: 'Create webhook' }).click();
  await expect(create.getByText(/a public address/)).toBeVisible();
  await create.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
  await create.getByRole('button', { name: 'Create webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'Copy the signing secret now' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await expect(page.getByText('None yet. Send a test event')).toBeVisible();

  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(page.getByText('Test event: Delivered (204).')).toBeVisible();
  const lifetime = { ttlMs: 50 };
  await seed.mutate('addMember', { set: setName, member: 'ada', lifetime });
  await expect.poll(() => receiver.bodies.join('')).toContain('"member":"ada"');
  const deliveries = page.getByRole('table', { name: 'Recent deliveries' });
  await expect(deliveries.getByRole('row', { name: /Delivered \(204\)/ })).toHaveCount(2);

  receiver.status = 500;
  await seed.mutate('addMember', { set: setName, member: 'bob', lifetime });
  await expect(deliveries.getByText('Status 500').first()).toBeVisible();
  await expect(page.getByText('retrying')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('retrying')).toBeVisible();

  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('button', { name: 'Rotate secret', exact: true }).click();
  await secret.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText('Earlier secret valid until')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('127.0.0.1');
  await page.getByRole('link', { name }).click();
  await deleteByName(page, 'webhook', name);
  await page.waitForURL('**/webhooks');
});

test('shows groups of a set and webhooks on a phone', async ({
  dashboard: page,
  seed,
  setName,
  receiver,
}) => {
  await seed.mutate('createExpiringSet', { name: setName, defaultTtlMs: 60_000 });
  const name = `phone-${randomUUID().slice(0, 8)}`;
  const sets = { name: setName };
  await seed.mutate('createWebhook', { webhook: name, url: receiver.url, sets });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${new URL(page.url()).origin}/sets/${encodeURIComponent(setName)}/groups`);
  await page.getByRole('button', { name: 'Create group' }).click();
  const create = page.getByRole('dialog', { name: 'Create group' });
  await create.getByRole('textbox', { name: 'Name' }).fill('mailer');
  await create.getByRole('textbox', { name: 'Tries per event' }).fill('1');
  await create.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Group mailer created.')).toBeVisible();
  await seed.mutate('addMember', { set: setName, member: 'ada', lifetime: { ttlMs: 20 } });
  const take = { set: setName, group: 'mailer', first: 10, leaseMs: 100 };
  // The only try is not acknowledged, so that the next call makes a dead letter.
  await expect
    .poll(async () => {
      await seed.mutate('takeExpired', take);
      return page.getByRole('button', { name: 'Dead letters of mailer' }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Dead letters of mailer' }).click();
  await expect(page.getByRole('dialog').getByText('ada')).toBeVisible();
  await page.getByRole('button', { name: 'Replay 1' }).click();
  await expect(page.getByText('1 dead letter replayed.')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
