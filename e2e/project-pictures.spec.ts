// The picture of each project on the projects page: its newest still, else what it started from.
import type { Page } from '@playwright/test';
import { roomWithWalls } from '../apps/server/src/features/stills/test-stills.ts';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { open } from './people.ts';
import { expect, newHomeowner } from './room-editor.ts';
import { test } from './test.ts';

// Pictures are drawn one at a time, for everybody.
test.setTimeout(300_000);

const SCENE = roomWithWalls(null);

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function comeIn(page: Page): Promise<void> {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
}

/** Calls of somebody who is signed in. */
async function ask(
  page: Page,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
) {
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request[method](path, data ? { headers, data } : { headers });
  expect(reply.ok(), `${path}: ${reply.status()}`).toBe(true);
  return (await reply.json()).data;
}

async function addProject(page: Page, name: string, floorTemplate?: string): Promise<number> {
  const item = await page.evaluate(() => localStorage.getItem('my_item') ?? '{}');
  const { showroom } = JSON.parse(item);
  const project = await ask(page, 'post', '/api/projectCart', { showroom, name, floorTemplate });
  await ask(page, 'put', `/api/projects/${project}/scene`, { base_revision: 0, scene: SCENE });
  return project;
}

/** Returns its id, once it is drawn. */
async function makeStill(page: Page, project: number, name: string): Promise<number> {
  const camera = { eye: [0.5, 1.6, -0.5], target: [2.5, 0.6, -2], fovDeg: 65 };
  const asked = { name, size: 'small', shape: 'landscape', light: 'day', camera };
  const stills = `/api/projects/${project}/stills`;
  const { id } = await ask(page, 'post', stills, asked);
  const status = async () => {
    const all: { id: number; status: string }[] = await ask(page, 'get', stills);
    return all.find((one) => one.id === id)?.status;
  };
  await expect.poll(status, { timeout: 200_000, intervals: [2_000] }).toBe('done');
  return id;
}

test('VIS-07 G-39 a project shows its newest still, what it started from once that is deleted, and never a broken picture', {
  tag: '@once',
}, async ({ page, complaints, expectAccessible }) => {
  await comeIn(page);
  const project = await addProject(page, 'Our kitchen');
  await open(page, '/projects');
  const kitchen = card(page, 'Our kitchen');
  await expect(kitchen).toBeVisible();
  await expect(kitchen.getByRole('img')).toHaveCount(0);
  const still = await makeStill(page, project, 'The south corner');

  await open(page, '/projects');
  const picture = kitchen.getByRole('img', { name: 'Picture of the room: The south corner' });
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(640);
  await expectAccessible(page);

  // If it fails to load, the card looks as it did before there was one.
  const file = `**/api/projects/${project}/stills/${still}/file**`;
  for (const answer of [
    { status: 503, json: {} },
    { status: 200, body: 'no picture' },
  ]) {
    await page.route(file, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(file);
    await page.reload();
    await asked;
    await expect(
      kitchen.getByRole('link', { name: 'Open Our kitchen', exact: true }),
    ).toBeVisible();
    await expect(kitchen.getByRole('img')).toHaveCount(0);
    await page.unroute(file);
  }
  complaints.length = 0;

  await page.reload();
  await expect(picture).toBeVisible();
  await ask(page, 'delete', `/api/projects/${project}/stills/${still}`);
  await page.reload();
  await expect(kitchen).toBeVisible();
  await expect(kitchen.getByRole('img')).toHaveCount(0);
});

test('VIS-02 VIS-07 a project started from an own template shows its picture', {
  tag: '@once',
}, async ({ page }) => {
  await comeIn(page);
  const { id } = await ask(page, 'post', '/api/visualization/own_templates', {
    ...{ name: 'Den', room: 'living', style: 'modern', scene: SCENE },
  });
  await addProject(page, 'A second den', `own-${id}`);
  await open(page, '/projects');
  const den = card(page, 'A second den').locator('img');
  await expect(den).toBeVisible();
  expect(await den.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await ask(page, 'delete', `/api/visualization/own_templates/${id}`);
  await page.reload();
  await expect(card(page, 'A second den')).toBeVisible();
  await expect(den).toHaveCount(0);
});
