// A designed kitchen's cabinets: chosen in another line, counted by the box, and put into the cart.
import { open } from './people.ts';
import {
  centsIn,
  enter,
  expect,
  newHomeowner,
  panel,
  select,
  showList,
  showPart,
  total,
  waitForRoom,
} from './room-editor.ts';
import { test } from './test.ts';

const KITCHEN = '/visualize/design?template=kitchen-g-13x15-coastal';

test('cabinets of a kitchen are chosen in another line, and the room costs what they cost more', {
  tag: '@once',
}, async ({ page }) => {
  await newHomeowner(page);
  await enter(page);
  await open(page, KITCHEN);
  await waitForRoom(page);
  await showList(page);
  const before = await total(page);
  await showList(page);
  await select(page, 'Base cabinets');
  await showPart(page, 'Cabinets');
  const price = panel(page).getByRole('region', { name: 'Price of the cabinets' });
  await expect(price).toContainText('$');
  const first = centsIn((await price.textContent()) ?? '');
  expect(first).toBeGreaterThan(200_000);

  await panel(page)
    .getByRole('button', { name: /^Use Ellis Slab Cabinets/ })
    .click();
  const chosen = panel(page).getByRole('region', { name: 'Chosen' });
  await expect(chosen).toContainText('Ellis Slab Cabinets');
  await chosen.getByRole('combobox').selectOption({ label: '15 x 20 in, White Oak' });
  await expect(chosen).toContainText('White Oak');
  // Every part of the line is known and priced: nothing of the kitchen stays without a product.
  const counted = async () => {
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
    return centsIn((await price.textContent()) ?? '');
  };
  await expect(async () => expect(await counted()).toBeGreaterThan(first)).toPass();
  const second = await counted();
  expect((await total(page)) - before).toBe(second - first);
  await expect(panel(page)).not.toContainText('Cabinets that the line is not made in');
  await expect(page.getByRole('button', { name: /^Undo: Choose Ellis Slab/ })).toBeEnabled();
});
