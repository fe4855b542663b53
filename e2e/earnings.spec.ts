// What pros, vendors and staff read of money.
import { readFile } from 'node:fs/promises';
import { findInaccessible } from './axe.ts';
import { beSignedIn, beStaff } from './browser-state.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

for (const { role, email, path } of [
  { role: 'pro', email: 'pro@example.com', path: '/pro/money' },
  { role: 'vendor', email: 'vendor@example.com', path: '/vendor/money' },
] as const) {
  test(`G-64 a ${role} sees what is available and pending, finds a refund, and saves a statement that adds up`, async ({
    page,
  }) => {
    await beSignedIn(page, email);
    await open(page, path);
    const main = page.getByRole('main');
    const balance = main.getByRole('region', { name: 'Balance' });
    await expect(balance.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
    await expect(balance.getByRole('heading', { name: 'Becomes available' })).toBeVisible();
    expect(await findInaccessible(page)).toEqual([]);

    const table = main.getByRole('table', { name: 'Movements' });
    await expect(table.getByText('Sale', { exact: true }).first()).toBeVisible();
    const filters = main.getByRole('button', { name: 'Filters', exact: true });
    if (await filters.isVisible()) await filters.click();
    await main.getByRole('combobox', { name: 'Kind' }).selectOption('Refund');
    await expect(page).toHaveURL(/kind=refund/);
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(table.getByText('Sale', { exact: true })).toHaveCount(0);
    await expect(table.getByText(/^-\$[\d,]+\.\d\d$/).first()).toBeVisible();

    const statements = main.getByRole('region', { name: 'Statements', exact: true });
    const save = async (label: string) => {
      const file = page.waitForEvent('download');
      await statements
        .getByRole('button', { name: /^Files of/ })
        .nth(1)
        .click();
      await page.getByRole('menuitem', { name: label }).click();
      return readFile(await (await file).path());
    };
    expect((await save('Statement as PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await save('Journal for Xero')).toString()).toMatch(/^\*Narration,/);
    const lines = (await save('Every line as CSV')).toString().trim().split('\r\n').slice(1);
    const amounts = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(lines[0]).toMatch(/^Opening balance,/);
    expect(lines.at(-1)).toMatch(/^Closing balance,/);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    expect(lines.length).toBeGreaterThan(3);
    await expect(main.getByText(/^\d{4}: |orders$/).first()).toBeVisible();
  });
}

test('G-56 staff compare ledger, items and gateway, and read from an account to its entries', {
  tag: '@once',
}, async ({ page }) => {
  await beStaff(page);
  await open(page, '/staff/money');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Compare now/ }).click();
  await expect(main.getByText('They agree to the cent')).toBeVisible();
  await expect(main.getByText(/[\d,]+ orders and [\d,]+ charges, compared/)).toBeVisible();
  const together = main.getByRole('row', { name: /^Together/ });
  await expect(together).toContainText('$0.00');
  expect(await findInaccessible(page)).toEqual([]);
  await main.getByRole('link', { name: 'Tax', exact: true }).click();
  await expect(page).toHaveURL(/account=tax/);
  const table = main.getByRole('table', { name: 'Entries' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(table.getByText('Platform fees')).toHaveCount(0);
  await expect(table.getByText('Tax', { exact: true }).first()).toBeVisible();
});
