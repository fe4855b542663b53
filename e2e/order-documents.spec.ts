// G-61: the papers of what was charged, as files.
import { readFile } from 'node:fs/promises';
import { beSignedIn, tokenOf } from './browser-state.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

test('G-61 a homeowner saves the invoice of an order', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/account');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const read = async (path: string) =>
    (await (await page.request.get(path, { headers })).json()).data;
  const { data: orders } = await read('/api/orders?page=1&ppp=30');
  // They are issued a moment after the server's start.
  const found = { number: '' };
  await expect(async () => {
    for (const { number } of orders)
      if ((await read(`/api/orders/${number}/documents`)).length > 0) found.number = number;
    expect(found.number).not.toBe('');
  }).toPass({ timeout: 90_000, intervals: [2_000] });
  await open(page, `/account/orders/${found.number}`);
  const list = page.getByRole('list', { name: 'Invoices and credit notes' });
  await expect(list.getByRole('listitem').first()).toContainText(/Invoice INV-20\d\d-\d{6}/);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await list
    .getByRole('button', { name: /^PDF of INV-/ })
    .first()
    .click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^INV-20\d\d-\d{6}\.pdf$/);
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
