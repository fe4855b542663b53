// Rooms saved as templates to start other rooms from: a homeowner's are private, a pro's are for the showroom.
import type { Browser, Locator, Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { expect, newHomeowner, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

// Each opens the editor several times while the server draws.
test.setTimeout(300_000);

const section = (page: Page) => page.getByRole('region', { name: 'Your templates' });
const card = (page: Page, name: string) =>
  section(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** One of our templates, opened in the editor. */
async function openDesign(page: Page): Promise<string> {
  await open(page, '/visualize');
  const designs = page.getByRole('region', { name: /^Designed rooms/ });
  const link = designs.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=/);
  await waitForRoom(page);
  return name;
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function keep(page: Page, name: string) {
  const dialog = await openDialog(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('The template was saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Somebody with their own browser. */
async function newVisitor(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

async function expectPicture(of: Locator) {
  await of.scrollIntoViewIfNeeded();
  await expect
    .poll(() => of.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');

test('VIS-02 VIS-06 a homeowner saves a room as a template, and starts a new room from it', async ({
  page,
  expectAccessible,
}) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  await openDesign(page);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('only you can see it.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog).toContainText('Enter a name.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await keep(page, 'Ours, with the oak');

  await open(page, '/visualize');
  const mine = card(page, 'Ours, with the oak');
  await expect(mine).toContainText('$');
  await expectPicture(mine);
  await expectAccessible(page);
  await mine.getByRole('link', { name: 'Ours, with the oak' }).click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=own-\d+$/);
  await waitForRoom(page);
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await expect(name).toHaveValue('Ours, with the oak');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('my_item') ?? '{}'));
  expect(stored).toMatchObject({ floorTemplate: expect.stringMatching(/^own-\d+$/), is_3d: true });

  // Changes now affect the new room only: the template stays as it was.
  await name.fill('Upstairs');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/visualize\/design\?project=\d+$/);
  await open(page, '/visualize');
  await expect(card(page, 'Ours, with the oak')).toBeVisible();
  await expect(card(page, 'Upstairs')).toHaveCount(0);
});

test('VIS-02 a template is renamed, replaced and permanently deleted', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  await open(page, '/visualize');
  await expect(section(page)).toContainText('You have none yet.');
  await expectAccessible(page);
  await openDesign(page);
  await keep(page, 'First');

  await open(page, '/visualize');
  await card(page, 'First').getByRole('button', { name: 'More for First' }).click();
  await page.getByRole('menuitem', { name: 'Name, room and style…' }).click();
  const change = page.getByRole('dialog', { name: 'Change this template' });
  await change.getByRole('textbox', { name: 'Name' }).fill('Second');
  await change.getByLabel('Style').selectOption('Japandi');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await expect(card(page, 'Second')).toContainText('Japandi');
  await expect(card(page, 'Second')).toContainText('$');

  // Replace it with another room.
  await open(page, '/visualize/design?empty=1');
  await waitForRoom(page);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Save as').selectOption('Replace “Second”');
  await dialog.getByRole('button', { name: 'Replace template' }).click();
  await expect(page.getByText('The template now contains this room.')).toBeVisible();
  await open(page, '/visualize');
  await expect(card(page, 'Second')).toContainText('No products chosen');

  const address = await card(page, 'Second').getByRole('link').getAttribute('href');
  const id = /own-(\d+)/.exec(address ?? '')?.[1];
  await card(page, 'Second').getByRole('button', { name: 'More for Second' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this template?' });
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(section(page)).toContainText('You have none yet.');
  await expect(page.getByRole('heading', { name: 'Your templates' })).toBeFocused();
  const headers = { authorization: `Bearer ${await token(page)}` };
  const gone = await page.request.get(`/api/visualization/own_templates/${id}`, { headers });
  expect(gone.status()).toBe(404);
  await page.goto(address ?? '');
  await expect(page.getByText('This room is not here')).toBeVisible();
});

test('VIS-01 VIS-02 G-40 a pro saves a room for the showroom, and a homeowner in it sees its price and opens it', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  const name = `Pro's own ${newAddress().slice(4, 12)}`;
  await enterShowroom(page, 'STUDIO7M');
  await beSignedIn(page, 'designer@example.com');
  await openDesign(page);
  // A pro is already signed in: homeowner-only features say so.
  await page.getByRole('button', { name: 'Add room to cart' }).click();
  const told = page.getByRole('dialog', { name: 'This is for homeowners' });
  await told.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await expect(dialog).toContainText('Everyone in your showroom sees it');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('The template was saved.')).toBeVisible();
  await open(page, '/visualize');
  await expect(card(page, name)).toBeVisible();

  const visitor = await newVisitor(page, browser);
  await enterShowroom(visitor, 'STUDIO7M');
  await open(visitor, '/visualize');
  const theirs = visitor
    .getByRole('region', { name: /^Designed by / })
    .getByRole('article')
    .filter({ has: visitor.getByRole('heading', { name, exact: true }) });
  await expect(theirs).toContainText('$');
  await expectPicture(theirs);
  await expectAccessible(visitor);
  const address = await theirs.getByRole('link').getAttribute('href');
  await theirs.getByRole('link', { name }).click();
  await waitForRoom(visitor);
  await expect(visitor.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(name);

  // Another showroom does not have this room.
  const stranger = await newVisitor(page, browser);
  await enterShowroom(stranger);
  await open(stranger, '/visualize');
  await expect(stranger.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await open(stranger, address ?? '');
  await expect(stranger.getByText('This room is not here')).toBeVisible();

  // Restore the showroom for other journeys.
  const headers = { authorization: `Bearer ${await token(page)}` };
  const id = /own-(\d+)/.exec(address ?? '')?.[1];
  await page.request.delete(`/api/visualization/own_templates/${id}`, { headers });
});
