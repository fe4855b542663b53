// What a person does on a page before its script has loaded.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Delays page scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('G-72 what is typed before the page script loads stays', {
  tag: '@once',
}, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Zip code').fill('90012');
  await page.getByRole('combobox', { name: 'Search products' }).fill('oak');
  letScriptsCome();
  const send = main.getByRole('button', { name: 'Sign up now and add the rest later' });
  // Only a page with its script reports what is missing.
  await expect(async () => {
    await send.click();
    await expect(main.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(main.getByLabel('First and last name')).toHaveValue('Ana Maria Lopez');
  await expect(main.getByLabel('First and last name')).not.toHaveAttribute('aria-invalid');
  await expect(main.getByLabel('Zip code')).toHaveValue('90012');
  await expect(main.getByLabel('Zip code')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('oak');
});

test('G-72 what is chosen, checked and counted before the page script loads stays', {
  tag: '@once',
}, async ({ page }) => {
  const main = page.getByRole('main');
  let letScriptsCome = await holdScripts(page);
  await page.goto('/register/contractor', { waitUntil: 'domcontentloaded' });
  await main.getByLabel('License state').selectOption('Oregon');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).check();
  // Submitted now, the page would reload without it.
  await main.getByRole('button', { name: 'Apply for a showroom' }).click();
  letScriptsCome();
  // Only a page with its script reports what is missing.
  await expect(async () => {
    await main.getByRole('button', { name: 'Apply for a showroom' }).click();
    await expect(main.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(main.getByLabel('License state')).toHaveValue('OR');
  await expect(main.getByLabel('License state')).not.toHaveAttribute('aria-invalid');
  await expect(main.getByRole('checkbox', { name: 'I agree to the terms' })).toBeChecked();

  const { product, other } = await findChoice(page);
  letScriptsCome = await holdScripts(page);
  await page.goto(`/product/${product}/OAKRIDGE`, { waitUntil: 'domcontentloaded' });
  await main
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: other, exact: true })
    .check();
  await main.getByLabel(/^Quantity in /).fill('7');
  letScriptsCome();
  // Only a page with its script puts the choice into its URL.
  await expect(page).toHaveURL(/variant=\d+/);
  await expect(main.getByLabel(/^Quantity in /)).toHaveValue('7');
  await expect(
    main.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { name: other, exact: true }),
  ).toBeChecked();
});

/** A product with several sizes, and a size that is not selected at first. */
async function findChoice(page: Page): Promise<{ product: string; other: string }> {
  const list = await page.request.get('/api/products?category=tile-flooring&in_stock=true');
  for (const { hash } of (await list.json()).data.data) {
    const { variants } = (await (await page.request.get(`/api/product/${hash}`)).json()).data;
    const sizes = variants.map((variant: { size_label: string }) => variant.size_label);
    const other = sizes.find((size: string) => size !== sizes[0]);
    if (other) return { product: hash, other };
  }
  throw new Error('the demo world has no tile of several sizes');
}
