// What a vendor does with orders, and how it connects its own system.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { open, signIn } from './people.ts';
import { test } from './test.ts';

async function comeInAsVendor(page: Page): Promise<void> {
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  await expect(page).not.toHaveURL(/\/login/);
}

test('VEND-02 VEND-03 VEND-04 a vendor approves a line, and makes a key that is shown once', {
  tag: '@once',
}, async ({ page }) => {
  await comeInAsVendor(page);
  await open(page, '/vendor/orders?status=Waiting+for+approval');
  const rows = page.getByRole('checkbox', { name: /^Select .* of WV-/ });
  await expect(rows.first()).toBeVisible();
  expect(await findInaccessible(page, 'main')).toEqual([]);
  await rows.first().check();
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approve: 1 row done')).toBeVisible();
  await expect(bar).toBeHidden();

  await open(page, '/vendor/requests');
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await expect(page.getByText('are loading')).toHaveCount(0);
  expect(await findInaccessible(page, 'main')).toEqual([]);

  await open(page, '/vendor/connections');
  await page.getByLabel('Name of the key').fill('Warehouse');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByText(/^wv_[0-9A-Za-z]{36}$/)).toBeVisible();
  await page.getByLabel('Address').fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible();
  expect(await findInaccessible(page, 'main')).toEqual([]);
});

test('VEND-02 a vendor reads what was sent to a webhook, sends it again, and is asked before a secret changes', {
  tag: '@once',
}, async ({ page }) => {
  const received: (string | undefined)[] = [];
  let status = 500;
  const receiver = createServer((request, reply) => {
    received.push(request.headers['webhook-id']?.toString());
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  try {
    await comeInAsVendor(page);
    await open(page, '/vendor/connections');
    await page.getByLabel('Address').fill(url);
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: url });
    await row.getByRole('button', { name: 'Send a test event' }).click();
    await expect(row.getByText(/: 500, \d+ ms/).first()).toBeVisible();
    status = 204;
    // The next try follows after some seconds.
    await expect(row.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 40_000 });
    await row.getByRole('button', { name: 'Send again' }).first().click();
    await expect(row.getByText('Delivered', { exact: true })).toHaveCount(2);
    expect(new Set(received).size).toBe(1);
    expect(await findInaccessible(page, 'main')).toEqual([]);

    await row.getByRole('button', { name: 'Rotate the secret' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Make a new signing secret?' });
    await expect(asked.getByText(/signatures of both secrets for 24 hours/)).toBeVisible();
    await asked.getByRole('button', { name: 'Rotate the secret' }).click();
    await expect(row.getByText(/The old secret signs until/)).toBeVisible();

    await row.getByRole('button', { name: 'Change' }).click();
    await row.getByLabel('Address').fill(`${url}/new`);
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`${url}/new`, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Remove' }).click();
    const remove = page.getByRole('alertdialog', { name: 'Remove this webhook?' });
    await remove.getByRole('button', { name: 'Remove the webhook' }).click();
    await expect(page.getByText(`${url}/new`, { exact: true })).toBeHidden();
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
