// G-74: live support, with whoever asks in one browser and staff in another.
import { findInaccessible } from './axe.ts';
import { beStaff, beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

test('G-74 CHAT-01 staff take a chat with support from their queue, answer it and close it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await beVerified(page, newAddress());
  await open(page, '/contact');
  await page.getByRole('link', { name: 'Chat with us' }).click();
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  const question = `Is it sealed? ${crypto.randomUUID().slice(0, 6)}`;
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  await box.fill(question);
  await box.press('Enter');
  await expect(page.getByRole('article', { name: /^You/ })).toContainText(question);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const staff = await context.newPage();
  await beStaff(staff);
  await open(staff, '/staff/support');
  const asked = staff.getByRole('link', { name: new RegExp(question.replace('?', '\\?')) });
  await expect(asked).toContainText('Waits');
  const address = await asked.getAttribute('href');
  await asked.click();
  await staff.getByRole('button', { name: 'Take this chat' }).click();
  await expect(staff.getByRole('combobox', { name: 'With' })).toBeVisible();
  await staff.getByRole('button', { name: /^Returns/ }).click();
  const answer = staff.getByRole('textbox', { name: 'Message', exact: true });
  await expect(answer).toHaveValue(/Unopened boxes/);
  await answer.press('Enter');
  await expect(page.getByRole('article', { name: /from support/ })).toContainText('Unopened boxes');
  // On a phone the list is behind the chat.
  const row = staff.locator(`a[href="${address}"]`);
  await expect(row).not.toContainText('Waits');
  await expectAccessible(page);
  expect(await findInaccessible(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(row).toHaveCount(0);
  await context.close();
});
