// A product's look in a browser without WebGL.
import { open, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('VEND-01 without WebGL a look is set all the same, and its preview says why it is not drawn', async ({
  page,
}) => {
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText('All steps to your first sale are done')).toBeVisible();
  await open(page, '/vendor/products');
  await main.getByRole('button', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/vendor\/products\/d\d+$/);
  // The table, which has a label of the same name, is gone.
  await expect(main.getByRole('table')).toBeHidden();
  const category = main.getByLabel('Category');
  const faucets = await category
    .locator('option', { hasText: /Faucets > / })
    .first()
    .getAttribute('value');
  await category.selectOption(faucets);
  const look = main.getByRole('region', { name: 'Look' });
  await look.getByRole('button', { name: /Show it in 3D/ }).click();
  await expect(look.getByText('The 3D preview could not be shown in this browser.')).toBeVisible();
  await look.getByLabel('Height, inches').fill('12');
  await expect(look.getByText(/^Drawn .*12 in high/)).toBeVisible();
});
