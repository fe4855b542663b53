// CHAT-01: two people talk about a project, each in a browser of their own.
import type { Page } from '@playwright/test';
import { plan } from '@wevisu/scene/placing/test-room.ts';
import sharp from 'sharp';
import { findInaccessible } from './axe.ts';
import { beVerified } from './browser-state.ts';
import { meetInChat } from './chat-people.ts';
import { newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('CHAT-01 a message sent in one browser shows in the other, with typing, a picture, a reply and a reaction', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { pro, project, name, headers } = await meetInChat(page, browser);
  await open(page, '/projects');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await open(pro, '/projects');
  await pro.getByRole('link', { name: new RegExp(`^Chat.*about ${name}`) }).click();
  await expect(box(pro)).toBeVisible();

  await box(page).pressSequentially('Which gro');
  await expect(pro.getByText('Ana Maria Lopez is typing …')).toBeVisible();
  await say(page, 'Which grout? See https://example.com/grout <b>here</b>');
  const asked = messages(pro).getByRole('article', { name: /^Ana Maria Lopez/ });
  await expect(asked).toContainText('<b>here</b>');
  await expect(asked.getByRole('link')).toHaveAttribute('rel', /noopener/);

  await asked.getByRole('button', { name: /^More for/ }).click();
  await pro.getByRole('menuitem', { name: 'Reply' }).click();
  await say(pro, 'Warm gray, and seal it.');
  const answer = messages(page).getByRole('article').filter({ hasText: 'Warm gray' });
  await expect(answer).toContainText('Which grout?');
  await answer.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Thumbs up' }).click();
  await expect(
    messages(pro).getByRole('button', { name: /^👍 1 by Ana Maria Lopez/ }),
  ).toBeVisible();
  await expect(messages(page).getByText(/read by/)).toBeVisible();

  const picture = await sharp({
    create: { width: 640, height: 420, channels: 3, background: '#9a8' },
  })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add pictures, PDFs or plans').setInputFiles({
    ...{ name: 'corner.jpg', mimeType: 'image/jpeg', buffer: picture },
  });
  await expect(page.getByText('ready to send')).toBeAttached();
  await page.getByRole('button', { name: 'Send' }).click();
  await messages(pro)
    .getByRole('button', { name: /^Open corner.jpg/ })
    .click();
  const opened = pro.getByRole('dialog', { name: 'corner.jpg' });
  const shown = opened.getByRole('img', { name: 'corner.jpg, from Ana Maria Lopez' });
  const widthOf = async () => (await shown.boundingBox())?.width ?? 0;
  const fitted = await widthOf();
  await opened.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.4);
  const saving = pro.waitForEvent('download');
  await opened.getByRole('button', { name: 'Save corner.jpg' }).click();
  expect((await saving).suggestedFilename()).toBe('corner.jpg');
  // Pressed where it is, and by keys.
  await opened.getByRole('button', { name: 'Zoom out' }).click();
  await shown.click({ position: { x: 60, y: 40 } });
  await pro.keyboard.press('ArrowRight');
  await opened.getByRole('button', { name: 'Write about this spot' }).click();
  await expect(box(pro)).toBeFocused();
  await say(pro, 'Is this one damp?');
  const spot = messages(page).getByRole('button', { name: 'Spot 1 in corner.jpg' });
  await spot.click();
  const mark = page.getByRole('dialog').getByRole('button', { name: /^1: .*Is this one damp/ });
  await expect(mark).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(spot).toBeFocused();

  await pro.getByRole('button', { name: 'Search this chat' }).click();
  await pro.getByLabel('Search messages').fill('GROUT');
  await expect(pro.getByRole('button', { name: /Which grout/ })).toBeVisible();
  await expectAccessible(page);
  expect(await findInaccessible(pro)).toEqual([]);

  const scene = { format: 'wevisu-scene', version: 1, name, nodes: plan };
  const saved = await page.request.put(`/api/projects/${project}/scene`, {
    ...{ headers, data: { base_revision: 0, scene } },
  });
  expect(saved.ok()).toBe(true);
  await page.getByRole('button', { name: /^Point at a wall/ }).click();
  await page.getByRole('button', { name: /^North wall, Room/ }).click();
  await say(page, 'Green here?');
  await messages(pro).getByRole('link', { name: 'North wall, Room' }).click();
  await expect(pro.getByRole('img', { name: 'North wall, Room' })).toBeVisible();

  await open(page, '/chat');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Somebody else has neither the chat nor a way to it.
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await beVerified(stranger, newAddress());
  await open(stranger, `/chat/${project}`);
  await expect(stranger.getByText('This chat is not open to you')).toBeVisible();
  await other.close();
  await pro.context().close();
});

test('CHAT-01 what is written without a line is sent once it is back, also after a reload; nothing is lost or comes twice @once', async ({
  page,
  browser,
  complaints,
}) => {
  const { pro, ownerContext, project } = await meetInChat(page, browser);
  await open(page, `/chat/${project}`);
  await open(pro, `/chat/${project}`);
  await say(page, 'Before the cut');
  await expect(messages(pro).getByText('Before the cut')).toBeVisible();

  await ownerContext.setOffline(true);
  await say(page, 'Written in the cellar');
  await expect(messages(page).getByText('Sending …')).toBeVisible();
  await say(pro, 'Said meanwhile');
  await expect(messages(pro).getByText('Said meanwhile')).toBeVisible();
  await ownerContext.setOffline(false);
  await expect(messages(pro).getByText('Written in the cellar')).toHaveCount(1);
  await expect(messages(page).getByText('Said meanwhile')).toHaveCount(1);
  await expect(messages(page).getByText('Sending …')).toHaveCount(0);

  // Taken by the server, but the answer is lost: it is sent again, and is there once.
  let isCut = true;
  await page.route('**/api/projectChat', async (route) => {
    if (!isCut || route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await say(page, 'Sent twice');
  await expect(messages(pro).getByText('Sent twice')).toHaveCount(1);
  isCut = false;
  await page.reload();
  await expect(messages(page).getByText('Sent twice')).toHaveCount(1);
  await expect(messages(page).getByText('Sending …')).toHaveCount(0);
  await expect(messages(pro).getByText('Sent twice')).toHaveCount(1);
  // The browser says of each request that the line was cut.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_/.test(text)));
  await pro.context().close();
});
