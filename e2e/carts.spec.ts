// Carts in two showrooms, found again on another device; a guest's room in the cart.
import type { Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { addProduct, findProducts, open, signIn } from './people.ts';
import { expect, newHomeowner, panel, select, showList, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

const ROOM = '/visualize/design?template=kitchen-g-13x15-coastal';
const main = (page: Page) => page.getByRole('main');
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

async function enterById(page: Page, id: string): Promise<void> {
  await open(page, '/');
  await main(page).getByRole('button', { name: 'New Showroom' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill(id);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
}

test('API-23 G-42 AUTH-19 a cart stays in its showroom, goes to the account under one project, and is found elsewhere', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const email = await newHomeowner(page);
  await enterShowroom(page);
  const [product] = await findProducts(page, 1);
  if (!product) throw new Error('no product');
  await addProduct(page, product);
  await expect(badge(page)).not.toHaveAccessibleName('Cart, empty');

  // Another showroom: the first cart is said to stay, and is one press away.
  await enterById(page, 'STUDIO7M');
  const stays = page.getByText(/^Your cart at Oakridge.* stays there: 1 product\.$/);
  await expect(stays).toBeVisible();
  await page.goto('/cart');
  const others = main(page).getByRole('region', { name: 'You also have a cart at' });
  await expect(others).toContainText('1 product');
  await expectAccessible(page);
  await others.getByRole('button', { name: /^Open this cart at Oakridge/ }).click();
  await expect(main(page).getByText("at this showroom's prices")).toContainText('Oakridge');
  await expect(others).toBeHidden();

  await open(page, '/login?redirect=/cart');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main(page).getByText("at this showroom's prices")).toContainText('Oakridge');
  await open(page, '/projects');
  const projects = main(page).getByRole('article');
  await expect(projects).toHaveCount(1);
  await expect(projects.getByRole('heading')).toHaveText(/^Picks from Oakridge/);

  // On another device nobody entered a showroom.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, '/login?redirect=/faq');
  await signIn(other, email);
  await expect(other).toHaveURL(/\/faq$/);
  await expect(badge(other)).toHaveAccessibleName(/[1-9]/);
  await badge(other).click();
  await expect(main(other).getByText("at this showroom's prices")).toContainText('Oakridge');
  await elsewhere.close();
});

test('CART-01 VIS-04 a guest puts one product of a room into the cart, then the rest, and the room becomes a project at sign-in', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await open(page, ROOM);
  await waitForRoom(page);
  const name = await page.getByRole('textbox', { name: 'Name of the room' }).inputValue();
  await showList(page);
  await select(page, 'Floor');
  await panel(page)
    .getByRole('button', { name: /^Order \d/ })
    .click();
  const dialog = page.getByRole('dialog');
  const ticked = dialog.getByRole('checkbox', { checked: true });
  await expect(ticked).toHaveCount(1);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toContainText('1 product,');
  await dialog.getByRole('button', { name: 'Stay here' }).click();

  await page.getByRole('button', { name: 'Add room to cart' }).click();
  await expect(ticked.nth(1)).toBeVisible();
  const rest = await dialog.getByRole('checkbox').count();
  expect(rest).toBeGreaterThan(1);
  await ticked.first().press('Space');
  await expect(dialog).toContainText(`${rest - 1} of ${rest} products`);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.getByRole('link', { name: 'Go to the cart' }).click();
  const lines = main(page).getByRole('button', { name: /^Remove / });
  await expect(lines).toHaveCount(rest);

  await open(page, '/login?redirect=/cart');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines).toHaveCount(rest);
  await open(page, '/projects');
  const projects = main(page).getByRole('article');
  await expect(projects.getByRole('heading')).toHaveText(name);
  // The room of this browser is that project's.
  await projects.getByRole('link', { name: `Open ${name}` }).click();
  await waitForRoom(page);
  await page.getByRole('button', { name: 'Add room to cart' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
});
