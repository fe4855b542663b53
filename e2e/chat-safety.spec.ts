// What somebody in a chat can do about somebody else: report a message to support, and block the person.
import { findInaccessible } from './axe.ts';
import { beStaff } from './browser-state.ts';
import { meetInChat } from './chat-people.ts';
import { open } from './people.ts';
import { decide, openCase } from './staff-queue.ts';
import { expect, test } from './test.ts';

test('a message is reported, removed by staff for everybody, and its author blocked and unblocked', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  test.setTimeout(180_000);
  const { pro, project } = await meetInChat(page, browser);
  const text = `Pay me in cash ${crypto.randomUUID().slice(0, 6)}`;
  await open(pro, `/chat/${project}`);
  const box = pro.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill(text);
  await box.press('Enter');
  await open(page, `/chat/${project}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const said = messages.getByRole('article').filter({ hasText: text });
  await said.getByRole('button', { name: /^More for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report the message of Marcus Oakley' });
  const send = dialog.getByRole('button', { name: 'Send the report' });
  await send.press('Enter');
  await expect(dialog.getByText('Choose what is wrong with it.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('radio', { name: /asks for money/ }).check();
  await send.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Thank you. Support reads it')).toBeVisible();

  const staff = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await beStaff(staff);
  await open(staff, '/staff/queues/reports');
  await openCase(staff, text);
  const article = staff.getByRole('article', { name: text });
  await expect(article).toContainText('It asks for money or cards outside of WeVisu');
  await expect(article).toContainText('Marcus Oakley, pro');
  expect(await findInaccessible(staff)).toEqual([]);
  await decide(staff, 'a', `Removed: ${text}`);
  // It can be taken back for some seconds.
  await expect(messages.getByText('Support removed this message.')).toBeVisible({
    timeout: 60_000,
  });
  await staff.context().close();
  await expect(said).toHaveCount(0);
  await expect(
    pro.getByRole('region', { name: 'Messages' }).getByText('Support removed this message.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'More for this chat' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Block Marcus Oakley' }).press('Enter');
  const ask = page.getByRole('alertdialog', { name: 'Block Marcus Oakley?' });
  await expectAccessible(page, '[role=alertdialog]');
  await ask.getByRole('button', { name: 'Block' }).press('Enter');
  await expect(page.getByText('You have blocked Marcus Oakley')).toBeVisible();
  await expectAccessible(page);
  await pro.reload();
  await expect(pro.getByText('This chat is not open to you')).toBeVisible();
  await open(page, '/chat');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock Marcus Oakley' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Blocked' })).toHaveCount(0);
  await pro.reload();
  await expect(box).toBeVisible();
  await pro.context().close();
});
