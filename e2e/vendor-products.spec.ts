// A vendor writes a product, sends it to review, and finds it in the table once staff have approved it.
import sharp from 'sharp';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { testGlb } from '../apps/server/src/platform/uploads/test-glb.ts';
import { testZip } from '../apps/server/src/platform/uploads/test-zip.ts';
import { beSignedIn, beStaff } from './browser-state.ts';
import { open, signIn } from './people.ts';
import { leaveQueue } from './staff-queue.ts';
import { expect, test } from './test.ts';
import { drawLittle, softwareWebgl } from './webgl.ts';

test.use(softwareWebgl);

test('G-62 VEND-01 a vendor writes a product with a draft that stays, and sends it to review', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  const main = page.getByRole('main');
  await expect(main.getByText('All steps to your first sale are done')).toBeVisible();
  await expectAccessible(page);
  await open(page, '/vendor/company');
  await expect(main.getByLabel('Ships from zip')).toHaveValue(/^\d{5}$/);
  await expect(main.getByText(/homeowners and other vendors never see them/)).toBeVisible();
  await open(page, '/vendor/products');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByText(/^[\d,]+\+? rows$/)).toBeVisible();
  await expectAccessible(page);

  const name = `Journey tile ${Date.now()}`;
  await main.getByRole('button', { name: 'New product' }).click();
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main
    .getByLabel('Description')
    .fill('A tile that a journey writes to see that drafts stay.');
  await main.getByLabel('Brand').fill(`Journey ${Date.now()}`);
  const category = main.getByLabel('Category');
  const tile = await category
    .locator('option', { hasText: 'Porcelain' })
    .first()
    .getAttribute('value');
  await category.selectOption(tile);
  await expect(main.getByRole('img', { name: 'How the surface looks' })).toBeVisible();
  await main.getByRole('button', { name: 'Add a variant' }).click();
  await main.getByLabel('Your SKU').fill('J-1');
  await main.getByLabel('Weight, lb').fill('40');
  await main.getByLabel('Covers, sq ft').fill('15');
  await expect(main.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Your SKU')).toHaveValue('J-1');
  await expect(main.getByLabel('Weight, lb')).toHaveValue('40');

  // Two windows: what only one changes is merged, what both change is chosen, and nothing that was typed is lost.
  const window2 = await page.context().newPage();
  await open(window2, page.url());
  const other = window2.getByRole('main');
  const nameOf = (of: typeof main) => of.getByRole('textbox', { name: 'Name', exact: true });
  await expect(nameOf(other)).toHaveValue(name);
  await nameOf(main).fill(`${name} one`);
  await main.getByLabel('Size', { exact: true }).fill('12 x 24');
  await expect(main.getByText('Draft saved')).toBeVisible();
  await other.getByRole('textbox', { name: 'Finish', exact: true }).fill('Matte');
  await nameOf(other).fill(`${name} two`);
  await expect(other.getByText('Someone else changed the same fields')).toBeVisible();
  await expect(other.getByLabel('Size', { exact: true })).toHaveValue('12 x 24');
  await expect(other.getByRole('textbox', { name: 'Finish', exact: true })).toHaveValue('Matte');
  await expect(nameOf(other)).toHaveValue(`${name} two`);
  await expectAccessible(window2);
  await other
    .getByRole('radiogroup', { name: 'Name' })
    .getByLabel(/^Theirs:/)
    .check();
  await other.getByRole('button', { name: 'Save these choices' }).click();
  await expect(other.getByText('Draft saved')).toBeVisible();
  await expect(nameOf(other)).toHaveValue(`${name} one`);
  await other.getByLabel('J-1, dollars').fill('29');
  await other.getByRole('button', { name: 'Save prices' }).click();
  await expect(window2.getByText('The prices are saved.')).toBeVisible();
  await main.getByLabel('J-1, dollars').fill('30');
  await main.getByRole('button', { name: 'Save prices' }).click();
  await expect(main.getByText('Theirs: $29.00')).toBeVisible();
  await expect(main.getByText('Mine: $30.00')).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Finish', exact: true })).toHaveValue('Matte');
  await main.getByRole('button', { name: 'Keep theirs' }).click();
  await expect(main.getByLabel('J-1, dollars')).toHaveValue('29.00');
  await main.getByLabel('J-1, units on hand').fill('40');
  await main.getByRole('button', { name: 'Save opening stock' }).click();
  await expect(page.getByText('The stock is saved.')).toBeVisible();
  await window2.close();
  await nameOf(main).fill(name);

  // A picture is cut to a square by the arrow keys, says what it shows, and a document lies beside it.
  await main.getByLabel('Add a picture').setInputFiles({
    name: 'shower.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#c8b8a0' },
    })
      .png()
      .toBuffer(),
  });
  const square = page.getByRole('group', { name: /Square to keep/ });
  await square.focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this square' }).click();
  await main.getByLabel('What picture 1 shows').fill('The tile in a shower');
  await expect(main.getByRole('img', { name: 'The tile in a shower' })).toBeVisible();
  await main.getByLabel('Add a document').setInputFiles({
    ...{ name: 'care_of_tile.pdf', mimeType: 'application/pdf' },
    buffer: testPdf(),
  });
  await expect(main.getByLabel('Name of document 1')).toHaveValue('care of tile');
  await main.getByLabel('Kind', { exact: true }).selectOption('care');

  // A 3D model without a size of this world says why it is refused; a real one is measured and turned by the keys.
  const model = (size: readonly [number, number, number]) => ({
    ...{ name: 'tile.glb', mimeType: 'model/gltf-binary', buffer: testGlb(size) },
  });
  await main.getByLabel('Add a 3D model').setInputFiles(model([600, 10, 600]));
  await expect(main.getByText(/export it at its real size/)).toBeVisible();
  await main.getByLabel('Add a 3D model').setInputFiles(model([0.6096, 0.0254, 0.3048]));
  await expect(main.getByText('12 in wide, 1 in high, 24 in deep')).toBeVisible();
  const shown = main.getByRole('button', { name: /Your 3D model/ });
  await expect(main.getByText('Loading the model…')).toBeHidden();
  await shown.press('ArrowLeft');
  await expect(main.getByText('Draft saved')).toBeVisible();

  // What is missing is said at its field, once it is sent.
  await main.getByRole('button', { name: 'Send to review' }).click();
  await expect(page.getByText(/needs? your attention/)).toBeVisible();
  await main.getByLabel('J-1, dollars').fill('31.50');
  await main.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('The prices are saved.')).toBeVisible();
  for (const select of await main
    .getByRole('region', { name: 'Specification' })
    .getByRole('combobox')
    .all()) {
    await select.selectOption({ index: 1 });
  }
  for (const field of await main
    .getByRole('region', { name: 'Specification' })
    .getByRole('textbox')
    .all()) {
    await field.fill('As usual');
  }
  await expect(main.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Send to review' }).click();
  await expect(main.getByRole('heading', { name: 'Under review' })).toBeVisible();
  // A ZIP of pictures is matched by SKU; under review the draft takes none, and the vendor can read why.
  await open(page, '/vendor/pictures');
  const square2 = await sharp({
    create: { width: 700, height: 700, channels: 3, background: '#88a' },
  })
    .png()
    .toBuffer();
  await main.getByLabel('Send a ZIP of pictures').setInputFiles({
    ...{ name: 'tiles.zip', mimeType: 'application/zip' },
    buffer: testZip([{ name: 'tiles/J-1.png', content: square2 }]),
  });
  await main.getByRole('button', { name: 'Send the ZIP' }).click();
  await expect(main.getByText(/1 of 1 pictures: 0 added, 1 failed/)).toBeVisible();
  await expectAccessible(page);
  const failed = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download what failed' }).first().click();
  expect((await failed).suggestedFilename()).toMatch(/^failed-pictures-\d+\.csv$/);

  await open(page, '/vendor/products');
  await main.getByRole('link', { name: /not live yet/ }).click();
  await expect(main.getByRole('link', { name })).toBeVisible();
});

test('VEND-01 VEND-03 a vendor sets up one of our models, staff compare it, and the shop shows it with its own picture', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  test.setTimeout(240_000);
  await beSignedIn(page, 'vendor@example.com');
  const main = page.getByRole('main');
  await open(page, '/vendor/products');
  const stamp = Date.now();
  const name = `Journey vanity ${stamp}`;
  const [sageSku, navySku] = [`S-${stamp}`, `N-${stamp}`];
  await main.getByRole('button', { name: 'New product' }).click();
  await expect(page).toHaveURL(/\/vendor\/products\/d\d+$/);
  await main.getByLabel('Name', { exact: true }).fill(name);
  await main
    .getByLabel('Description')
    .fill('A vanity that a journey makes of our own model, for two people.');
  await main.getByLabel('Brand').fill(`Journey ${Date.now()}`);
  const category = main.getByLabel('Category');
  const vanities = await category
    .locator('option', { hasText: /Bathroom Vanit.* > / })
    .first()
    .getAttribute('value');
  await category.selectOption(vanities);

  // Nothing of three.js is loaded before somebody wants to turn it.
  const look = main.getByRole('region', { name: 'Look' });
  const width = look.getByLabel('Width, inches');
  await expect(width).toBeVisible();
  await expect(look.getByText(/^Drawn \d/)).toBeVisible();
  await width.fill('99');
  await expect(look.getByText('Enter 16 to 84 inches.')).toBeVisible();
  await width.fill('60');
  await look.getByLabel('Basins').selectOption('2');
  await look.getByLabel('Cabinet', { exact: true }).selectOption('paint-sage');
  await expect(look.getByText(/^Drawn 60 in wide/)).toBeVisible();
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name));
  expect((await scripts()).filter((one) => one.includes('kind-canvas'))).toEqual([]);
  await look.getByRole('button', { name: /Show it in 3D/ }).click();
  const turned = look.getByRole('button', { name: /How the product looks: arrow keys turn it/ });
  await expect(turned).toBeVisible();
  await expect(look.getByText('Loading the preview…')).toBeHidden();
  await expect(look.getByText(/^60 in wide, [\d.]+ in high/)).toBeVisible();
  const before = await turned.screenshot();
  await turned.press('ArrowLeft');
  expect((await turned.screenshot()).equals(before)).toBe(false);
  await width.fill('72');
  await expect(look.getByText(/^72 in wide/)).toBeVisible();
  await width.fill('60');

  // A variant differs in its finish; a size that is not the look's is told beside it.
  await main.getByRole('button', { name: 'Add a variant' }).click();
  const first = main.getByRole('group', { name: 'Variant 1' });
  await first.getByLabel('Width, inches').fill('48');
  await expect(first.getByText('48 in wide in the variant.')).toBeVisible();
  await first.getByLabel('Width, inches').fill('60');
  await expect(first.getByText('48 in wide in the variant.')).toBeHidden();
  await first.getByLabel('Your SKU').fill(sageSku);
  const sage = main.getByRole('group', { name: sageSku });
  await sage.getByLabel('Weight, lb').fill('180');
  await sage.getByRole('textbox', { name: 'Finish', exact: true }).fill('Sage');
  await main.getByRole('button', { name: 'Add a variant' }).click();
  await main.getByRole('group', { name: 'Variant 2' }).getByLabel('Your SKU').fill(navySku);
  const navy = main.getByRole('group', { name: navySku });
  await navy.getByRole('textbox', { name: 'Finish', exact: true }).fill('Navy');
  await navy.getByText('Looks different from the product').click();
  await navy.getByLabel('Cabinet', { exact: true }).selectOption('paint-navy');
  await expect(main.getByText('Draft saved')).toBeVisible();
  await expectAccessible(page);

  for (const sku of [sageSku, navySku]) await main.getByLabel(`${sku}, dollars`).fill('900');
  await main.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('The prices are saved.')).toBeVisible();
  const specification = main.getByRole('region', { name: 'Specification' });
  for (const select of await specification.getByRole('combobox').all()) {
    await select.selectOption({ index: 1 });
  }
  for (const field of await specification.getByRole('textbox').all()) await field.fill('As usual');
  await expect(main.getByText('Draft saved')).toBeVisible();
  // Pressed while the last field is still being saved, it is sent with that field.
  await main.getByRole('button', { name: 'Send to review' }).click();
  await expect(main.getByRole('heading', { name: 'Under review' })).toBeVisible();

  // Staff see both looks drawn, and approve.
  const { deviceScaleFactor } = softwareWebgl;
  const desk = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor });
  await drawLittle(desk.context());
  await beStaff(desk);
  await open(desk, '/staff/queues/products');
  await desk.getByRole('button', { name: new RegExp(name) }).click();
  const looks = desk.getByRole('region', { name: 'Looks' });
  await expect(looks.getByRole('heading', { name: `Look of ${navySku}` })).toBeVisible();
  await expect(looks.getByText(/Asked for: 60 in wide/).first()).toBeVisible();
  await expect(looks.getByRole('button', { name: /asked for: arrow keys turn it/ })).toBeVisible();
  await expect(looks.getByText('Loading the preview…')).toBeHidden();
  await expectAccessible(desk);
  // It could be taken back for ten seconds; leaving the queue sends it at once.
  await desk.getByRole('button', { name: 'Approve (A)' }).click();
  await leaveQueue(desk, '/api/staff/listings/');
  await desk.close();

  // In the shop its picture is never missing: a drawing at first, the rendered one soon.
  const found = async () => {
    const reply = await page.request.get(`/api/products?q=${encodeURIComponent(name)}`);
    return (await reply.json()).data.data[0] as { hash: string; picture: string } | undefined;
  };
  await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
  const product = await found();
  expect(product?.picture).toMatch(/^m\/[0-9a-f]{16}$/);
  await open(page, `/product/${product?.hash}`);
  const picture = main.getByRole('img', { name: new RegExp(name) }).first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(90);
  const kept = async () =>
    (await page.request.get(`/media/480/${product?.picture}.webp`)).headers()['cache-control'];
  await expect.poll(kept, { timeout: 100_000 }).toContain('immutable');
});
