// The areas for work without a pointer: only keys are pressed, and focus is only moved by them. Wherever it is, it is
// shown, and no act leaves it nowhere.

import type { Locator, Page } from '@playwright/test';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import { vendors } from '../db/demo/trade/vendors.ts';
import { beStaff } from './browser-state.ts';
import { findHiddenFocus } from './focus.ts';
import { keyboard } from './hands.ts';
import { newAddress, open, PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

/** Tab and typing, with a look at each place that is reached. */
function keysOf(page: Page) {
  const hands = keyboard(page, async () => {
    expect(await findHiddenFocus(page), 'focus that is not shown').toBeNull();
  });
  return {
    ...hands,
    /** To a page of the area by the palette. */
    async find(name: string) {
      // A key that is pressed while the page still loads its scripts is nobody's.
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox', { name: 'Page' })).toBeFocused({ timeout: 3_000 });
      }).toPass();
      await page.keyboard.type(name);
      await expect(
        page.getByRole('option', { name: new RegExp(`^${name}`) }).first(),
      ).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    },
    async check(box: Locator) {
      await hands.reach(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
  };
}

/** The act took away what had the focus: it is somewhere near, not at the top of the page. */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus' })
    .not.toBe('BODY');
}

/** One whose lines wait: the demo world is another at each hour. Not the first one, whom other journeys use. */
async function vendorWithWork(page: Page): Promise<string> {
  for (const { email } of vendors.slice(1)) {
    const data = { email, password: PASSWORD, remember_me: false };
    const { token } = await (await page.request.post('/api/business/login', { data })).json();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.get('/api/vendor/order_counts', { headers });
    if ((await reply.json()).data.waiting > 0) return email;
  }
  throw new Error('no vendor has a line that waits');
}

async function signInByKeys(page: Page, email: string, home: string): Promise<void> {
  const keys = keysOf(page);
  const main = page.getByRole('main');
  await open(page, '/business/login');
  await keys.type(main.getByLabel('Email Address'), email);
  await keys.type(main.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
}

test('G-01 G-71 PRO-04 PRO-05 a pro sets a markup, makes a coupon and looks into an order by the keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  const keys = keysOf(page);
  const main = page.getByRole('main');
  await signInByKeys(page, 'builder@example.com', '/pro');
  await keys.find('Prices');
  const markup = main.getByLabel('Markup', { exact: true }).first();
  await keys.type(markup, '9');
  await expect(main.getByText('The minimum markup is 10%.')).toBeVisible();
  const rate = `${20 + (Date.now() % 400) / 100}`;
  await keys.type(markup, rate);
  await keys.press(main.getByRole('button', { name: 'Save markup' }));
  await expect(main.getByText(`${Number(rate)}%`).first()).toBeVisible();
  await expectFocus(page);

  await keys.find('Coupons');
  await keys.press(main.getByRole('button', { name: 'Make a coupon' }));
  const code = `KEY${Date.now() % 1_000_000}`;
  await keys.type(main.getByRole('textbox', { name: 'Code' }), code);
  await keys.type(main.getByLabel('Off the price'), '1');
  await keys.press(main.getByRole('button', { name: 'Make this coupon' }));
  await expect(main.getByText(code)).toBeVisible();
  await expectFocus(page);

  await keys.find('Orders');
  const items = main.getByRole('button', { name: /of order WV-/ }).first();
  await keys.press(items);
  const popup = page.getByRole('dialog', { name: /^Order WV-/ });
  await expect(popup.getByRole('columnheader')).toHaveText(['Name', 'Qty', 'Profit', 'Status']);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(items).toBeFocused();
});

test('G-01 G-71 VEND-02 VEND-03 a vendor makes a line ready and prints its packing list by the keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const keys = keysOf(page);
  const main = page.getByRole('main');
  await signInByKeys(page, await vendorWithWork(page), '/vendor');
  await keys.find('Orders');
  await keys.pick(main.getByRole('combobox', { name: 'Status' }), 'Pending');
  await expect(page).toHaveURL(/status=Waiting/);
  const waiting = main.getByRole('button', { name: /^Items of order / });
  // The rows of before stand until the filtered ones are there.
  const rows = main
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /of WV-/ }) });
  await expect(rows.filter({ hasNotText: 'Pending Approval' })).toHaveCount(0);
  await expect(main.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const number = (await waiting.last().textContent()) ?? '';
  // An order may have several lines of the vendor: this one waits.
  const line = await main
    .getByRole('checkbox', { name: `of ${number}` })
    .last()
    .getAttribute('aria-label');
  await keys.press(waiting.last());
  const popup = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting.last()).toBeFocused();
  await keys.press(main.getByRole('button', { name: 'Clear filters' }).first());
  await expect(page).toHaveURL('/vendor/orders');
  await expect(main.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await expectFocus(page);

  await keys.type(main.getByRole('searchbox'), number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  const box = page.getByRole('checkbox', { name: line ?? '', exact: true });
  await expect(main.getByRole('checkbox', { name: `of ${number}` })).not.toHaveCount(0);
  for (const act of ['Approve', 'Start', 'Ready to pick up', 'Packing lists']) {
    await keys.check(box);
    const paper = act === 'Packing lists' ? page.waitForEvent('download') : null;
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await keys.press(bar.getByRole('button', { name: act, exact: true }));
    if (paper !== null) expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(main.getByText(`${act}: 1 row done`)).toBeVisible();
    await expectFocus(page);
  }
  await expect(main.getByRole('row').filter({ has: box })).toContainText('Ready to Pick Up');
});

test('G-01 G-63 G-71 U-50 staff decide two cases and change a setting by the keyboard alone', {
  tag: '@once',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const part = newAddress().slice(4, 8).replace(/\d/g, 'x');
  const [first, second] = [`Edda ${part}`, `Finn ${part}`];
  for (const name of [first, second]) {
    const multipart = {
      ...{ full_name: name, email: newAddress(), phone_number: '2135550123' },
      ...{ action: SPELLINGS.leadAction, lead_type: SPELLINGS.leadType },
    };
    expect((await request.post('/api/sample_request', { multipart })).ok()).toBe(true);
  }
  await beStaff(page);
  await open(page, '/staff');
  const keys = keysOf(page);
  const main = page.getByRole('main');
  const link = page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Leads/ });
  await keys.press(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await keys.type(main.getByLabel('Name or number'), part);
  const cases = page.getByRole('region', { name: 'Cases' });
  await expect(cases.getByRole('button')).toHaveCount(2);
  await keys.press(cases.getByRole('button', { name: first }));
  await page.keyboard.press('a');
  const answer = page.getByRole('dialog', { name: `Answer ${first}` });
  await expect(answer.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(cases.getByRole('button', { name: first })).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.type('We will call you today.');
  await keys.press(answer.getByRole('button', { name: 'Send by mail' }));
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText(`Closed: ${second}`)).toBeVisible();

  await keys.find('Settings');
  const change = main.getByRole('button', { name: /^Change / }).first();
  const label = ((await change.getAttribute('aria-label')) ?? '').replace('Change ', '');
  await keys.press(change);
  const form = main.getByRole('form', { name: `Change ${label}` });
  // It counts from a day that none of these journeys sees.
  await keys.reach(form.getByLabel('First day'));
  await page.keyboard.type('01012099');
  await keys.type(form.getByLabel('Reason'), 'Tried by keys.');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(main.getByText(/from 01\.01\.2099: Tried by keys\./)).toBeVisible();
  await expectFocus(page);
  await keys.press(main.getByRole('button', { name: `Take back the change of ${label}` }));
  await expect(main.getByText(/Tried by keys\./)).toHaveCount(0);
  await expectFocus(page);
});
