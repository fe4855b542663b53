// The pro's own pages: the checklist, the showroom editor and the plan.
import { expect } from '@playwright/test';
import { beSignedIn } from './browser-state.ts';
import { open } from './people.ts';
import { test } from './test.ts';

test('G-02 G-30 G-31 G-64 a pro edits the showroom with a preview, keeps unsaved changes from being lost, and sees the plan', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, 'designer@example.com');
  await open(page, '/pro');
  await expect(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Payout account' })).toContainText(
    'Done',
  );
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Pro' }).getByText('Showroom').click();
  const form = page.getByRole('form', { name: 'Your showroom' });
  const tagline = form.getByRole('textbox', { name: 'Tagline' });
  const before = await tagline.inputValue();
  await tagline.fill('Rooms that last');
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Rooms that last');
  await form.getByRole('textbox', { name: 'Color', exact: true }).fill('#ffff00');
  await expect(form.getByText(/is too faint on our background/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Pro' }).getByText('Plan').click();
  const asked = page.getByRole('alert').filter({ hasText: 'Your changes are not saved' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(tagline).toHaveValue('Rooms that last');
  await form.getByRole('button', { name: 'Undo' }).click();
  await tagline.fill('Rooms that last');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Everything is saved')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(tagline).toHaveValue('Rooms that last');
  await tagline.fill(before);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Everything is saved')).toBeVisible();

  const card = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print a card' }).click();
  expect((await card).suggestedFilename()).toBe('showroom-STUDIO7M.pdf');
  const data = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  expect((await data).suggestedFilename()).toBe('showroom-data.xlsx');
  await page.getByRole('link', { name: 'Open your shop' }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all/);

  await open(page, '/pro/plan');
  await expect(page.getByRole('region', { name: 'Get Premium' })).toContainText('$199.00 a month');
  await expect(page.getByRole('row', { name: /^Premium/ })).toContainText('$199 a month');
  await expectAccessible(page);
});
