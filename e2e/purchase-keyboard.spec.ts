// One purchase without a pointer: only keys are pressed, and focus always moves forward. It also runs at phone width,
// which is what a page zoomed to 400 % looks like.
import { expect, type Locator, type Page } from '@playwright/test';
import { mailedLink, newAddress, open, PASSWORD } from './people.ts';
import { test } from './test.ts';

const MAX_STEPS = 160;

/** Presses Tab until the element has focus, as a person would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by the Tab key.`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.use({ isMobile: false, hasTouch: false });

test('NAV-44 CHECK-01 a homeowner buys with only the keyboard', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = newAddress();
  const main = page.getByRole('main');

  await open(page, '/');
  await type(page, page.getByRole('textbox', { name: 'Showroom ID' }), 'OAKRIDGE');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeEnabled();
  await press(page, next);
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);

  await open(page, '/category/porcelain-tile/product?in_stock=true');
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, main.getByRole('article').first().getByRole('link'));
  await expect(page).toHaveURL(/\/product\//);
  await press(page, main.getByRole('button', { name: /^Add \d/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page, page.getByRole('link', { name: /^Cart, \d+ items?$/ }));
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = main.getByRole('textbox', { name: /^Quantity of / });
  const before = Number(await quantity.inputValue());
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String(before + 1));
  await press(page, main.getByRole('button', { name: /^Remove / }));
  // Undo has focus right away.
  await expect(main.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue(String(before + 1));
  await press(page, main.getByRole('link', { name: 'Continue to checkout' }));

  await press(page, main.getByRole('link', { name: 'Sign up free' }));
  await expect(page).toHaveURL(/\/register/);
  await type(page, main.getByLabel('First and last name'), 'Ana Maria Lopez');
  await type(page, main.getByLabel('Email Address'), email);
  await type(page, main.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await type(page, main.getByLabel('Phone number'), '2135550123');
  await type(page, main.getByLabel('Zip code'), '90012');
  // An invalid form says so and focuses the field.
  await page.keyboard.press('Enter');
  await expect(main.getByText('Read and accept the terms to continue.')).toBeVisible();
  await press(page, main.getByRole('checkbox', { name: 'I agree to the terms' }), 'Space');
  await press(page, main.getByRole('button', { name: 'Continue', exact: true }));
  await press(page, page.getByRole('button', { name: 'I accept the terms' }));
  await expect(main.getByRole('heading', { name: /^Step 2 of 3/ })).toBeFocused();
  await press(page, main.getByRole('button', { name: 'Sign up now and add the rest later' }));
  const thanks = page.getByRole('alertdialog');
  await press(page, thanks.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/verifiction/);

  await page.goto(await mailedLink(page, email, /\/verify\/[\w-]+/));
  await press(page, main.getByRole('link', { name: 'Continue to checkout' }));
  await expect(page).toHaveURL(/\/checkout$/);
  await type(page, main.getByLabel('Street address'), '200 N Spring St');
  await type(page, main.getByLabel('Zip code'), '90012');
  await type(page, main.getByLabel('City'), 'Los Angeles');
  await tabTo(page, main.getByLabel('State'));
  await page.keyboard.type('Calif');
  await tabTo(page, main.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('link', { name: 'Continue to payment' }));

  await type(page, page.getByLabel('Card number'), '4000000000009995');
  await expect(page.getByLabel('Name on card')).toBeFocused();
  await page.keyboard.type('Ana Lopez');
  await type(page, page.getByLabel('Expiration (MM/YY)'), '1230');
  await expect(page.getByLabel('CVV', { exact: true })).toBeFocused();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  const refusal = main.getByRole('alert');
  await expect(refusal).toContainText('The card does not have enough funds for this order.');
  await expect(refusal).toBeFocused();
  await type(page, page.getByLabel('Card number'), '4242424242424242');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thankyou\?order=/);
  await press(page, main.getByRole('link', { name: 'View my order' }));
  await expect(main.getByText('Pending Approval')).toBeVisible();
});
