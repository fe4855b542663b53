// What staff do about a payment that a bank has taken back: evidence that starts with what our books say, or giving it up.
import { expect } from '@playwright/test';
import { beStaff } from './browser-state.ts';
import { open } from './people.ts';
import { expectWell } from './staff-queue.ts';
import { test } from './test.ts';

test('G-63 staff send evidence for one dispute and give another up, each once', {
  tag: '@once',
}, async ({ page }) => {
  await beStaff(page);
  await open(page, '/staff/disputes');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Needs evidence' });
  await expect(waiting).toHaveCount(2);
  await expect(waiting.first()).toContainText(/Evidence by \d\d\.\d\d\.\d{4}/);
  await expectWell(page);
  await waiting
    .first()
    .getByRole('button', { name: /^Send evidence/ })
    .click();
  const evidence = page.getByRole('dialog', { name: /^Send evidence: order/ });
  const text = evidence.getByLabel('Evidence');
  await expect(text).toHaveValue(/^Order WV-\d+, placed on /);
  await expect(text).toHaveValue(/What was bought:/);
  await expectWell(page);
  await text.fill('');
  await evidence.getByRole('button', { name: 'Send evidence' }).click();
  await expect(evidence).toContainText('Write what the bank should know.');
  await text.fill('Delivered and signed for by the cardholder.');
  await evidence.getByRole('button', { name: 'Send evidence' }).click();
  await expect(evidence).toHaveCount(0);
  await expect(waiting).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'With the bank' })).toContainText(
    'Evidence sent.',
  );
  await waiting.getByRole('button', { name: /^Give up/ }).click();
  const giveUp = page.getByRole('dialog', { name: /^Give up: order/ });
  await giveUp.getByLabel('Reason').fill('The goods never left the warehouse.');
  await giveUp.getByRole('button', { name: 'Give up' }).click();
  await expect(giveUp).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Given up' })).toHaveCount(1);
  await expectWell(page);
});
