// Plans people already have: drawn, opened from a file, and exported as files.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { validateBytes } from 'gltf-validator';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import {
  chooseTool,
  expectKept,
  expectStep,
  openEditor,
  openFiles,
  pixelOf,
} from './editor-plan.ts';
import { open } from './people.ts';
import { choose, expect, newHomeowner, select, showList } from './room-editor.ts';
import { test } from './test.ts';

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

const exchange = resolve(import.meta.dirname, '../packages/scene/src/exchange');
const drawing = (name: string) => resolve(exchange, 'dxf/fixtures', name);
const scan = (name: string) => resolve(exchange, 'roomplan/fixtures', name);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function chooseFile(
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) {
  await page.getByLabel('Plan file').setInputFiles(file);
}

async function askForPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open your own plan' }).click();
  await expect(dialog(page, 'Open a plan')).toBeVisible();
}

async function download(page: Page, name: RegExp): Promise<{ file: Download; bytes: Buffer }> {
  const coming = page.waitForEvent('download', { timeout: 240_000 });
  await dialog(page, 'Download').getByRole('button', { name }).click();
  const file = await coming;
  return { file, bytes: readFileSync(await file.path()) };
}

test('G-40 a drawing from another program is described, put into its unit, and opened as a room', async ({
  page,
  expectAccessible,
}) => {
  await enterShowroom(page);
  await open(page, '/visualize');
  await askForPlan(page);
  await chooseFile(page, drawing('no-units-feet.dxf'));
  const found = dialog(page, 'Open a plan');
  await expect(found.getByRole('img', { name: 'Plan of no-units-feet' })).toBeVisible();
  await expect(found.getByText(/The file does not say its unit/)).toBeVisible();
  const unit = found.getByRole('combobox', { name: 'The drawing is in' });
  await expect(unit).toHaveValue('feet');
  const measures = found.getByText(/^\d+ rooms? · /);
  const inFeet = await measures.textContent();
  await unit.selectOption('yards');
  await expect(measures).not.toHaveText(inFeet ?? '');
  await expect(found.getByText(/does not say its unit/)).toBeHidden();
  await unit.selectOption('feet');
  await expect(measures).toHaveText(inFeet ?? '');
  await expectAccessible(page, '[role="dialog"]');
  await found.getByRole('button', { name: 'Open as a new room' }).click();
  await expect(page).toHaveURL(/\/visualize\/design\?own=/);
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(
    'no-units-feet',
  );
  // What is not saved in an account still survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(
    'no-units-feet',
  );
});

const files = [
  ['clean-faces-mm.dxf', drawing('clean-faces-mm.dxf'), /Good to know|Nothing had to be/],
  ['doubled-lines.dxf', drawing('doubled-lines.dxf'), /line/],
  ['open-corners.dxf', drawing('open-corners.dxf'), /corner/],
  ['broken-off.dxf', drawing('broken-off.dxf'), /Good to know/],
  ['wrong-units.dxf', drawing('wrong-units.dxf'), /no home can be so/],
  ['kitchen.json', scan('kitchen.json'), /item/],
  ['dirty.json', scan('dirty.json'), /cannot be read/],
] as const;

test('G-40 clean and dirty drawings and scans are opened with findings, not refused', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  for (const [name, path, words] of files) {
    await test.step(name, async () => {
      await openFiles(page, 'Open a plan…');
      await chooseFile(page, path);
      const found = dialog(page, 'Open a plan');
      await expect(found.getByText(words).first()).toBeVisible();
      await found.getByRole('button', { name: 'Open as a new room' }).click();
      const room = name.replace(/\..*/, '');
      await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(room);
    });
  }
});

test('G-40 a file that is not a plan is refused with a reason, and the open room stays', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.fill('My own den');
  await name.press('Enter');
  await openFiles(page, 'Open a plan…');
  const asked = dialog(page, 'Open a plan');
  const bad = [
    ['huge.dxf', Buffer.alloc(40 * 1024 * 1024, '0\n'), /the limit is 32 MB/],
    ['empty.dxf', Buffer.alloc(0), /empty/],
    ['rubbish.dxf', Buffer.from([0, 255, 1, 254, 17, 0, 9]), /no group code|no lines|Line 1/],
    ['plan.dxf', readFileSync(drawing('clean-faces-mm.dxf')).subarray(0, 40), /no lines|No walls/],
    ['other.json', Buffer.from('{"name":"package","version":"1.0"}'), /no walls|no room/],
    ['half.json', readFileSync(scan('kitchen.json')).subarray(0, 500), /not whole JSON/],
    ['plan.dwg', Buffer.from('AC1027'), /Save it as DXF/],
    ['photo.png', Buffer.from('\u0089PNG'), /picture/],
  ] as const;
  for (const [file, buffer, words] of bad) {
    await chooseFile(page, { name: file, mimeType: 'application/octet-stream', buffer });
    await expect(asked.getByText(words).first()).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Open as a new room' })).toBeHidden();
  }
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('My own den');
});

test('G-40 a guest keeps the room that was open when another plan is opened', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.fill('My own den');
  await name.press('Enter');
  await openFiles(page, 'Open a plan…');
  await chooseFile(page, drawing('bow-wall.dxf'));
  await dialog(page, 'Open a plan').getByRole('button', { name: 'Open as a new room' }).click();
  await expect(name).toHaveValue('bow-wall');
  await openEditor(page, 'empty=1');
  await expect(name).toHaveValue('My own den');
});

test('G-40 a plan that is downloaded and opened again has the same rooms to a tenth of a millimeter', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'plan=kitchen-galley-8x13');
  await openFiles(page, 'Download…');
  const { file } = await download(page, /Plan for CAD, DXF/);
  expect(file.suggestedFilename()).toMatch(/\.dxf$/);
  const { data } = await (
    await page.request.get('/api/visualization/floorplans/kitchen-galley-8x13')
  ).json();
  const outlines = (nodes: readonly { readonly type: string; readonly outline?: unknown }[]) =>
    nodes.flatMap(({ type, outline }) => (type === 'room' ? [JSON.stringify(outline)] : [])).sort();
  await page.keyboard.press('Escape');
  await openFiles(page, 'Open a plan…');
  await chooseFile(page, await file.path());
  await dialog(page, 'Open a plan').getByRole('button', { name: 'Open as a new room' }).click();
  await expect(page).toHaveURL(/own=/);
  const before = outlines(Object.values(data.scene.nodes));
  expect(before.length).toBeGreaterThan(0);
  await expectKept(page, (nodes) => JSON.stringify(outlines(nodes)) === JSON.stringify(before));
});

test('G-40 a room is downloaded as a drawing and in 3D, with progress, and can be canceled', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await openEditor(page, 'template=kitchen-g-13x15-coastal');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const asked = dialog(page, 'Download');
  await expectAccessible(page, '[role="dialog"]');
  await asked.getByRole('button', { name: /USDZ$/ }).click();
  await expect(asked.getByRole('progressbar', { name: /Making/ })).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked.getByRole('progressbar')).toBeHidden();

  const svg = await download(page, /SVG$/);
  expect(svg.bytes.toString()).toMatch(/^<svg .*<\/svg>/s);
  const glb = await download(page, /GLB$/);
  const { issues, info } = await validateBytes(glb.bytes);
  expect(issues.messages.filter(({ severity }) => severity <= 1)).toEqual([]);
  expect(info.totalTriangleCount).toBeGreaterThan(1_000);
  const usdz = await download(page, /USDZ$/);
  expect(usdz.bytes.subarray(30, 40).toString()).toBe('scene.usda');
});

test('G-40 CART-15 an opened plan is saved in the account and printed as a spec book, by its owner and by the pro', {
  tag: '@once',
}, async ({ page, browser }) => {
  await enterShowroom(page);
  const email = await newHomeowner(page);
  await beSignedIn(page, email);
  await open(page, '/visualize');
  await askForPlan(page);
  await chooseFile(page, scan('kitchen.json'));
  await dialog(page, 'Open a plan').getByRole('button', { name: 'Open as a new room' }).click();
  await expect(page).toHaveURL(/project=\d+/);
  await openFiles(page, 'Download…');
  const { file, bytes } = await download(page, /Spec book, PDF/);
  expect(file.suggestedFilename()).toBe('kitchen.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);

  const id = new URL(page.url()).searchParams.get('project');
  await open(page, '/projects');
  await page.getByRole('button', { name: 'More for kitchen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share with my pro' }).click();
  await expect(page.getByText('Your pro can see this project now.')).toBeVisible();
  const pro = await (await browser.newContext()).newPage();
  await beSignedIn(pro, 'pro@example.com');
  await open(pro, `/public?project=${id}`);
  const coming = pro.waitForEvent('download', { timeout: 240_000 });
  await pro.getByRole('button', { name: 'Download the spec book' }).click();
  expect((await coming).suggestedFilename()).toBe('kitchen.pdf');
  await pro.context().close();
});

test('G-40 the room is shown through the camera only if the device supports it', {
  tag: '@once',
}, async ({ page, browser }) => {
  await openEditor(page, 'empty=1');
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Download…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'See it in your room' })).toBeHidden();

  const other = await browser.newPage();
  await other.addInitScript(() => {
    const own = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (this: DOMTokenList, token: string) {
      return token === 'ar' || own.call(this, token);
    };
    // Pages may not fetch such URLs, so their content is kept for the journey to check.
    const make = URL.createObjectURL;
    const made = new Map<string, Blob>();
    URL.createObjectURL = (file: Blob) => {
      const address = make(file);
      made.set(address, file);
      return address;
    };
    Object.assign(window, { made });
  });
  await openEditor(other, 'empty=1');
  await openFiles(other, 'See it in your room');
  const link = dialog(other, 'See it in your room').locator('a[rel="ar"]');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /^blob:/);
  await expect(link.locator('> img:only-child')).toBeVisible();
  const head = await link.evaluate(async (element) => {
    const { made } = window as unknown as { made: Map<string, Blob> };
    const file = made.get((element as HTMLAnchorElement).href);
    return [file?.type, await file?.slice(30, 40).text()];
  });
  expect(head).toEqual(['model/vnd.usdz+zip', 'scene.usda']);
  await other.close();
});

test('G-40 VIS-04 a room is drawn by hand and by typed sizes, furnished, and added to the cart', async ({
  page,
  hasTouch,
}) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  await openEditor(page, 'empty=1');
  const plan = page.getByRole('img', { name: /^Plan of the room/ });
  if (!(await plan.isVisible())) await page.getByRole('button', { name: 'Plan' }).click();
  // East of the existing room; the two then share its wall.
  await chooseTool(page, 'Room');
  const [x, y] = await pixelOf(page, [12.375, 0]);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  const width = page.getByRole('textbox', { name: 'Width' });
  await width.fill(`10' x 8' 6"`);
  await width.press('Enter');
  await expectStep(page, 'Add room');
  await showList(page);
  await expect(page.getByText(`10' x 8' 6"`).first()).toBeVisible();
  await select(page, 'Floor');
  const chosen = await choose(page);
  await page.getByRole('button', { name: 'Add room to cart' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(chosen.name);
  await asked.getByRole('button', { name: 'Add to cart' }).click();
  await expect(asked).toContainText('1 product');
  await asked.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: chosen.name }).first(),
  ).toBeVisible();
});
