// G-39: a homeowner and a pro edit one room at once, each in a browser of their own.
import type { Browser, Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { beSignedIn, beVerified, enterShowroom } from './browser-state.ts';
import { addItem, expectNoStep, expectStep, openEditor, pressPlan, show } from './editor-plan.ts';
import { newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

test.setTimeout(240_000);

const SOCKET = /\/api\/live\/scene$/;

/** A room that somebody drew, saved in the showroom OAKRIDGE and shared with its pro. */
async function sharedRoom(page: Page): Promise<number> {
  await enterShowroom(page);
  const token = await beVerified(page, newAddress());
  await openEditor(page, 'empty=1');
  await show(page, 'Plan');
  await addItem(page, 'Sofa');
  await expect(page).toHaveURL(/project=\d+/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const project = Number(new URL(page.url()).searchParams.get('project'));
  const headers = { authorization: `Bearer ${token}` };
  await page.request.get(`/api/project/share_to_contractor/${project}`, { headers });
  return project;
}

const people = (page: Page) => page.getByRole('button', { name: /in this room/i });
const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** A page whose line to the others can be cut and mended. */
async function cuttable(page: Page) {
  let isCut = false;
  const cuts = new Set<() => void>();
  await page.routeWebSocket(SOCKET, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cuts.add(() => void socket.close());
  });
  return {
    cut() {
      isCut = true;
      for (const close of cuts) close();
      cuts.clear();
    },
    async mend() {
      isCut = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}

async function proOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const pro = await context.newPage();
  await beSignedIn(pro, 'pro@example.com');
  return pro;
}

test('G-39 owner and pro edit one room at once, undo only their own, and join again after a cut line', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  const own = await cuttable(page);
  const project = await sharedRoom(page);
  // It has just become a project, and is open to others from then on.
  await show(page, 'List');
  await people(page).click();
  await page
    .getByRole('dialog', { name: 'People in this room' })
    .getByText(/^Pros you share/)
    .click();
  await expect(page.getByText('Your pro can edit this room with you now.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');

  const pro = await proOf(browser);
  const line = await cuttable(pro);
  await open(pro, `/public?project=${project}`);
  await pro.getByRole('link', { name: /^Edit with Ana Maria Lopez/ }).click();
  await show(pro, 'List');
  await expect(people(page)).toHaveAccessibleName(/^In this room with you/);
  await expect(people(pro)).toHaveAccessibleName('In this room with you: Ana Maria Lopez');

  await addItem(page, 'Armchair');
  await expect(row(pro, 'Armchair').first()).toBeVisible();
  await addItem(pro, 'Floor lamp');
  await expect(row(page, 'Floor lamp').first()).toBeVisible();
  await show(page, 'Plan');
  await expect(page.locator('[data-person] path').first()).toBeAttached();
  await show(page, 'List');

  await pro.keyboard.press('Control+z');
  await expect(row(page, 'Floor lamp')).toHaveCount(0);
  await expectNoStep(pro);
  await expect(row(pro, 'Armchair').first()).toBeVisible();
  await expectStep(page, 'Add armchair');

  line.cut();
  await expect(people(page)).toHaveAccessibleName('People in this room');
  await addItem(pro, 'Coffee table');
  await expect(pro.getByText('Offline, kept here')).toBeVisible();
  await addItem(page, 'Ladder shelf');
  await line.mend();
  await expect(row(page, 'Coffee table').first()).toBeVisible();
  await expect(row(pro, 'Ladder shelf').first()).toBeVisible();
  await expect(pro.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findInaccessible(pro)).toEqual([]);

  // Who is offline sees nobody, and keeps the steps.
  own.cut();
  await expect(people(page)).toHaveAccessibleName('People in this room');
  await people(page).click();
  await expect(page.getByText(/^You are offline\. What you do is kept here/)).toBeVisible();
  await page.keyboard.press('Escape');
  await addItem(page, 'Side table');
  await own.mend();
  await expect(row(pro, 'Side table').first()).toBeVisible();
  await expect(people(page)).toHaveAccessibleName(/^In this room with you/);
  await expectStep(page, 'Add side table');

  await people(page).click();
  await page
    .getByRole('dialog', { name: 'People in this room' })
    .getByText(/^Pros you share/)
    .click();
  await expect(page.getByText('Only you can edit this room now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await addItem(page, 'Bookcase');
  await expect(pro.getByText(/does not let you edit it now/)).toBeVisible();
  await expect(row(pro, 'Bookcase')).toHaveCount(0);
  await pro.context().close();

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openEditor(page, `project=${project}`);
  await show(page, 'List');
  for (const name of ['Armchair', 'Coffee table', 'Ladder shelf', 'Bookcase']) {
    await expect(row(page, name).first()).toBeVisible();
  }
});

const pinIn = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Plan' }).getByRole('button', { name });

test('G-39 a comment that one puts on a place in the room is seen, answered and settled by both, and is in their chat', {
  tag: '@once',
}, async ({ page, browser, expectAccessible, complaints }) => {
  const project = await sharedRoom(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const letIn = await page.request.post(`/api/projects/${project}/pros_edit`, {
    ...{ headers: { authorization: `Bearer ${token}` }, data: { on: true } },
  });
  expect(letIn.ok()).toBe(true);
  const pro = await proOf(browser);
  await pro.goto(`/visualize/design?together=${project}`);
  await expect(pro.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  await show(pro, 'Plan');

  // By key, and pressed in the plan; what is written is kept when it cannot be sent.
  await page.keyboard.press('c');
  await expect(page.getByText(/^Press a place in the plan/)).toBeVisible();
  await pressPlan(page, [1, 1]);
  const written = page.getByRole('textbox', { name: 'Comment' });
  await expect(written).toBeFocused();
  await expectAccessible(page);
  let isCut = true;
  await page.route('**/api/projectChat', (route) => (isCut ? route.abort() : route.fallback()));
  await written.fill('A lamp here?');
  await written.press('Enter');
  const box = page.getByRole('region', { name: 'Your comment' });
  await expect(box.getByText('Sending …')).toBeVisible();
  await page.reload();
  await show(page, 'Plan');
  await expect(pinIn(page, /^Your comment, not sent yet: A lamp/)).toBeVisible();
  isCut = false;

  const own = pinIn(page, /^Comment 1 by Ana Maria Lopez: A lamp here/);
  const theirs = pinIn(pro, /^Comment 1 by Ana Maria Lopez: A lamp here/);
  await expect(own).toBeVisible();
  await expect(theirs).toBeVisible();
  // Told by the browser a moment after the line was there again.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_/.test(text)));
  await theirs.press('Enter');
  const answer = pro.getByRole('textbox', { name: 'Reply to comment 1' });
  await answer.fill('Rather on the table.');
  await answer.press('Enter');
  expect(await findInaccessible(pro)).toEqual([]);
  await own.click();
  const thread = page.getByRole('region', { name: 'Comment 1' });
  await expect(thread.getByText('Rather on the table.')).toBeVisible();
  await expectAccessible(page);

  // Done, in both browsers; the box stays until it is closed.
  await thread.getByRole('button', { name: 'Done' }).click();
  await expect(thread.getByText(/^Done by Ana Maria Lopez/)).toBeVisible();
  const seen = pro.getByRole('region', { name: 'Comment 1' });
  await expect(seen.getByText(/^Done by Ana Maria Lopez/)).toBeVisible();
  await pro.keyboard.press('Escape');
  await expect(theirs).toHaveCount(0);
  await pro.getByRole('button', { name: 'Show comments that are done' }).click();
  await expect(theirs).toHaveAccessibleName(/\(done\)$/);
  await pro.getByRole('button', { name: 'Hide comments', exact: true }).click();
  await expect(theirs).toHaveCount(0);

  // In the chat, which leads back to it.
  await thread.getByRole('link', { name: 'Open in chat' }).click();
  await page.getByRole('link', { name: 'Pin 1 in the room · done' }).click();
  await expect(page.getByRole('region', { name: 'Comment 1' })).toContainText('A lamp here?');
  await pro.goto(`/chat/${project}`);
  await pro.getByRole('link', { name: 'Pin 1 in the room · done' }).click();
  await expect(pro).toHaveURL(new RegExp(`together=${project}&pin=1`));
  await seen.getByRole('button', { name: 'Open again' }).click();
  await expect(seen.getByText(/^Done by/)).toHaveCount(0);
  await pro.context().close();
});

test('G-39 one person on two devices sees the same room on both', {
  tag: '@once',
}, async ({ page, browser }) => {
  const project = await sharedRoom(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await phone.addInitScript((held) => localStorage.setItem('authToken', held ?? ''), token);
  await phone.goto(`/visualize/design?project=${project}`);
  const name = (of: Page) => of.getByRole('textbox', { name: 'Name of the room' });
  await expect(people(phone)).toBeVisible({ timeout: 60_000 });
  await expect(people(page)).toHaveAccessibleName(/^In this room with you/);
  await name(phone).fill('Den for two');
  await name(phone).press('Enter');
  await expect(name(page)).toHaveValue('Den for two');
  await people(page).click();
  await expect(page.getByText('You, elsewhere')).toBeVisible();
  await context.close();
});

test('G-36 G-39 whoever has the link of a room sees it change, and no more once the link is off', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  const project = await sharedRoom(page);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const setLink = (on: boolean) =>
    page.request.post(`/api/projects/${project}/link`, { headers, data: { on } });
  const { pid } = (await (await setLink(true)).json()).data;

  const guest = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await guest.goto(`/public?pid=${pid}`);
  await expect(guest.getByText(/^Ana is working on this room now/)).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(guest);
  await expect(people(page)).toHaveAccessibleName('In this room with you: Guest');
  await people(page).click();
  await expect(
    page.getByRole('dialog', { name: 'People in this room' }).getByText('Looks on'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // Its picture and its list of products follow.
  const plan = () => guest.getByRole('img', { name: /^Floor plan/ }).getAttribute('src');
  await expect(guest.getByRole('img', { name: /^Floor plan/ })).toBeVisible();
  const before = await plan();
  await addItem(page, 'Armchair');
  await expect.poll(plan, { timeout: 30_000 }).not.toBe(before);

  await setLink(false);
  await addItem(page, 'Bookcase');
  await expect(guest.getByText(/^Its owner has stopped sharing this room/)).toBeVisible();
  await expect(people(page)).toHaveAccessibleName('People in this room');
  await guest.context().close();
});
