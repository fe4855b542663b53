// Around the editor: choosing a room, the style survey, projects, checklists and shared rooms.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { newAddress, open, signIn, signUp } from './people.ts';
import { expect, test } from './test.ts';

const HOMEOWNER = 'homeowner@example.com';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Journeys share one account, so each uses its own projects. */
const newName = () => `Room ${crypto.randomUUID().slice(0, 8)}`;

async function enterAsHomeowner(page: Page) {
  await enterShowroom(page);
  await beSignedIn(page, HOMEOWNER);
}

async function addProject(page: Page, name: string): Promise<number> {
  const { showroom } = JSON.parse((await stored(page, 'my_item')) ?? '{}');
  const reply = await page.request.post('/api/projectCart', {
    headers: { authorization: `Bearer ${await stored(page, 'authToken')}` },
    data: { showroom, name },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data;
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('VIS-01 VIS-06 VIS-07 a design is chosen and stored with its showroom', async ({
  page,
  expectAccessible,
}) => {
  await enterShowroom(page);
  await open(page, '/visualize');
  const designs = page.getByRole('region', { name: /^Designed/ });
  await expect(designs.getByRole('article').first()).toContainText('$');
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/visualize\?room=[a-z-]+$/);
  await designs.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=/);
  const template = new URL(page.url()).searchParams.get('template');
  expect(JSON.parse((await stored(page, 'my_item')) ?? '')).toMatchObject({
    showroom: expect.any(Number),
    vsd_id: 'OAKRIDGE',
    floorplan: expect.any(String),
    floorTemplate: template,
    is_3d: true,
    project: null,
  });
});

test('VIS-07 without a showroom rooms can be browsed, and starting one asks for it', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/visualize');
  await page.getByRole('link', { name: 'Start from an empty room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill('OAKRIDGE');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/visualize\/design\?empty=1$/);
});

test('VIS-03 G-41 the style survey is taken, saved, and retaken', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/visualize/style');
  await expectAccessible(page);
  const first = page.getByText(/^Choice 1 of [2-8]$/);
  await expect(first).toBeVisible();
  const rounds = Number((await first.textContent())?.at(-1));
  for (let round = 1; round <= rounds; round++) {
    await expect(page.getByText(`Choice ${round} of ${rounds}`)).toBeVisible();
    if (round === 2) await page.getByRole('button', { name: 'None of these' }).click();
    else await page.getByRole('button', { name: /^Picture 1: / }).click();
  }
  const again = page.getByRole('button', { name: 'Retake the survey' });
  await expect(again).toBeVisible();
  expect(JSON.parse((await stored(page, 'style_survey')) ?? '').liked).toHaveLength(rounds - 1);
  const words = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'See rooms that fit' }).click();
  await expect(page.getByRole('heading', { name: words ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Take the survey again' }).click();
  await expect(page.getByText(`Choice 1 of ${rounds}`)).toBeVisible();
});

async function keepChoice(page: Page, redirect: string) {
  await page.evaluate((visualRedirect) => {
    const item = JSON.parse(localStorage.getItem('my_item') ?? '{}');
    const choice = { floorplan: 'a-plan', floorTemplate: 'a-design', is_3d: true, project: null };
    localStorage.setItem('my_item', JSON.stringify({ ...item, ...choice }));
    localStorage.setItem('visual_redirect', visualRedirect);
  }, redirect);
}

test('AUTH-20 VIS-08 STORE-05 STORE-07 a stored selection becomes a project at sign-in', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await keepChoice(page, '/visualize/checklist');
  await open(page, '/login');
  await signIn(page, HOMEOWNER);
  await expect(page).toHaveURL(/\/visualize\/checklist$/);
  expect(await stored(page, 'visual_redirect')).toBeNull();
  const project = Number(await stored(page, 'project'));
  expect(project).toBeGreaterThan(0);
  await open(page, '/projects');
  await expect(page.locator(`a[href="/visualize/design?project=${project}"]`)).toBeVisible();
});

test('VIS-09 ERR-05 a project that cannot be created at sign-in leads home', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await enterShowroom(page);
  await keepChoice(page, '/visualize/checklist');
  await page.route('**/api/projectCart', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/login');
  await signIn(page, HOMEOWNER);
  await expect(page.getByText('Internal server error.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  complaints.length = 0;
});

test('VIS-10 ERR-07 a project that cannot be created after sign-up leads to the visualizer', {
  tag: '@once',
}, async ({ page, complaints }) => {
  test.slow();
  await enterShowroom(page);
  await keepChoice(page, '/visualize/checklist');
  await page.route('**/api/projectCart', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/register');
  await signUp(page, newAddress());
  await expect(page.getByText('Internal server error.', { exact: true })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/visualize');
  complaints.length = 0;
});

test('NAV-48 CART-16 a guest is asked to sign in', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/projects');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprojects$/);
  await open(page, '/visualize/checklist');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signIn(page, HOMEOWNER);
  await expect(page).toHaveURL(/\/visualize\/checklist$/);
});

test('G-42 VIS-07 projects are renamed, copied, deleted and restored', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await enterAsHomeowner(page);
  const name = newName();
  await addProject(page, name);
  await open(page, '/projects');
  await expect(card(page, name)).toBeVisible();
  await expectAccessible(page);

  await act(page, name, 'Rename');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} new`);
  await page.keyboard.press('Enter');
  await expect(card(page, `${name} new`)).toBeVisible();

  await act(page, `${name} new`, 'Make a copy');
  await expect(card(page, `Copy of ${name} new`)).toBeVisible();

  await act(page, `${name} new`, 'Delete');
  const asked = page.getByRole('alertdialog', { name: `Delete “${name} new”?` });
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(card(page, `${name} new`)).toBeVisible();
  await act(page, `${name} new`, 'Delete');
  await asked.getByRole('button', { name: 'Delete project' }).click();
  await expect(card(page, `${name} new`)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, `${name} new`)).toBeVisible();
});

test('CART-14 CART-06 CART-07 a checklist is saved, and reports the outcome of each change', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await enterAsHomeowner(page);
  const project = await addProject(page, newName());
  await open(page, `/visualize/checklist?project=${project}`);
  const main = page.getByRole('main');
  await main.getByLabel('Add a line').fill('Call the plumber');
  await page.keyboard.press('Enter');
  const line = main.getByRole('checkbox', { name: 'Call the plumber' });
  await expect(line).toBeVisible();
  await expect(page.getByText('Your checklist is up to date.')).toBeVisible();
  await line.press('Space');
  await expect(main.getByText('Done', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Change “Call the plumber”' }).click();
  await main.getByLabel('To-do').fill('Call the plumber again');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('checkbox', { name: 'Call the plumber again' })).toBeChecked();

  await page.route('**/api/projectChecklist/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { message: 'The list is locked.' } })
      : route.continue(),
  );
  await main.getByRole('button', { name: 'Remove “Call the plumber again”' }).click();
  const toast = page.locator('[data-kind="error"]', { hasText: 'The list is locked.' });
  await expect(toast).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Call the plumber again' })).toBeVisible();
  await page.unroute('**/api/projectChecklist/*');

  await main.getByRole('button', { name: 'Remove “Call the plumber again”' }).click();
  await expect(main.getByText('This list is empty.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('CART-15 G-36 a project is shared with the pro and by a link that can be turned off', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  test.slow();
  await enterAsHomeowner(page);
  const name = newName();
  await addProject(page, name);
  await open(page, '/projects');
  await act(page, name, 'Share');
  const dialog = page.getByRole('dialog', { name: `Share “${name}”` });
  await dialog.getByRole('button', { name: 'Share with my pro' }).click();
  await expect(page.getByText('Your pro can see this project now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to this project' }).inputValue();
  await expectAccessible(page, '[role="dialog"]');

  const pro = await (await browser.newContext()).newPage();
  await beSignedIn(pro, 'pro@example.com');
  await open(pro, '/projects');
  await expect(pro.getByRole('heading', { level: 1, name: 'Shared with me' })).toBeVisible();
  await expect(card(pro, name)).toContainText('Dana Whitfield');
  await expectAccessible(pro);
  await card(pro, name).getByRole('heading', { name, exact: true }).click();
  await expect(pro.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(pro.getByText(/^Shared with you on /)).toBeVisible();
  await expectAccessible(pro);
  await pro.context().close();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  // The link preview; search engines stay away.
  const told = (property: string) => guest.locator(`meta[property="${property}"]`);
  await expect(told('og:title')).toHaveAttribute('content', name);
  await expect(told('og:description')).toHaveAttribute('content', /^A room by Dana, made of/);
  await expect(told('og:url')).toHaveAttribute('content', link);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(guest);
  await dialog.getByRole('button', { name: 'Turn off this link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('This link is not valid any more')).toBeVisible();
  await guest.context().close();
});
