// Staff give a homeowner more time for a return, with a reason.
import { expect } from '@playwright/test';
import { addDays, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { beStaff } from './browser-state.ts';
import { open } from './people.ts';
import { expectWell } from './staff-queue.ts';
import { test } from './test.ts';

test('POL-08 staff move the last day for a return, and the order says who, when and why', {
  tag: '@once',
}, async ({ page }) => {
  await beStaff(page);
  await open(page, '/staff/orders?status=Delivered');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Items of )?(order )?WV-\d+/i })
    .first()
    .click();
  const order = page.getByRole('dialog', { name: /^Order WV-\d+$/ });
  await expect(order.getByRole('heading', { name: 'Deadlines' })).toBeVisible();
  const line = order
    .getByRole('listitem')
    .filter({ hasText: 'Last day to ask for a return' })
    .first();
  await expectWell(page);
  await line.getByRole('button', { name: /^Move: Last day to ask for a return/ }).click();
  const move = page.getByRole('dialog', { name: 'Last day to ask for a return' });
  await expectWell(page);
  const until = addDays(dayOf(new Date()), 30);
  await move.getByLabel('New last day').fill(until);
  await move.getByRole('button', { name: 'Move the deadline' }).click();
  await expect(move).toContainText('Say why.');
  await move.getByLabel('Reason').fill('The boxes stood in the rain.');
  await move.getByRole('button', { name: 'Move the deadline' }).click();
  await expect(move).toHaveCount(0);
  await expect(line).toContainText(`Moved to ${formatDay(until)} by `);
  await expect(line).toContainText('The boxes stood in the rain.');
  if (process.env.SHOTS !== undefined)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await line.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.SHOTS}/clocks-${width}.png` });
    }
});
