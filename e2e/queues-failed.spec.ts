// Staff take care of what failed by itself: mails and jobs. On a shop of its own, with a mail server that refuses some.
import { test as base, expect, type Page } from '@playwright/test';
import {
  startTestMailbox,
  type TestMailbox,
} from '../apps/server/src/platform/mail/test-mailbox.ts';
import { makeDataDir, type Program, removeData, startProgram } from '../scripts/start/program.ts';
import { newAddress, open, PASSWORD, signIn } from './people.ts';
import { decide, decline, expectWell, goTo, leaveQueue } from './staff-queue.ts';
import { test } from './test.ts';

const full = new Set<string>();
let mailbox: TestMailbox;
let program: Program;
let dataDir: string;

base.beforeAll(async () => {
  base.setTimeout(180_000);
  mailbox = await startTestMailbox((address) => full.has(address));
  dataDir = makeDataDir();
  const env = { DEMO_DATA: 'small', SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'shop@example.com' };
  program = await startProgram({ dataDir, env });
  await program.serving();
});

base.afterAll(async () => {
  program.signal('SIGTERM');
  await program.ended;
  await mailbox.close();
  removeData(dataDir);
});

/** Somebody whose mailbox is full, to whom a link to verify the address is sent. */
async function register(page: Page): Promise<string> {
  const email = newAddress();
  full.add(email);
  const reply = await page.request.post(`${program.origin}/api/register`, {
    data: {
      ...{ full_name: 'Ana Maria Lopez', email, password: PASSWORD, phone_number: '2135550123' },
      ...{ zip_code: '90012', agree: true, i_accept: true },
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return email;
}

const received = (email: string) => mailbox.mails.filter(({ to }) => to === email);

async function comeIn(page: Page): Promise<void> {
  await open(page, `${program.origin}/staff/login`);
  await signIn(page, 'staff@example.com');
  await expect.poll(() => received('staff@example.com')).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(received('staff@example.com')[0]?.text ?? '')?.[0] ?? '';
  await page.getByRole('main').getByLabel('Code').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the case that names it once it is there, and sees how old it is: nobody outside waits for it. */
async function openWork(page: Page, queue: string, text: string): Promise<void> {
  const cases = page.getByRole('region', { name: 'Cases' });
  await expect(async () => {
    await page.reload();
    await expect(cases.getByRole('button', { name: text }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: queue })).toBeVisible();
  await cases.getByRole('button', { name: text }).first().click();
  await expect(page.getByRole('article')).toContainText(text);
  await expect(page.getByRole('article').getByText(/^\d+ min old$/)).toBeVisible();
}

/** It runs a moment later, and the list is read again once a minute. */
async function expectDone(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(text)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('G-63 staff run a failed job again, send a failed mail again, and give one up with a reason', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await comeIn(page);
  const late = await register(page);
  await goTo(page, 'Failed jobs');
  await openWork(page, 'Failed jobs', 'mail.send');
  await expect(page.getByRole('article')).toContainText('The mailbox is full');
  await expectWell(page);
  await decide(page, 'a', 'Run again: mail.send');
  expect(received(late)).toEqual([]);
  full.delete(late);
  await leaveQueue(page, '/api/staff/jobs/');
  await expect.poll(() => received(late).length).toBe(1);
  await goTo(page, 'Failed jobs');
  await expectDone(page, 'No job fails.');
  await expectWell(page);

  const [again, gone] = [await register(page), await register(page)];
  await goTo(page, 'Failed mails');
  await openWork(page, 'Failed mails', gone);
  await decline(page, 'Give up: Please verify your email address', 'Nobody reads this mailbox.');
  await openWork(page, 'Failed mails', again);
  await expectWell(page);
  await decide(page, 'a', 'Sent again');
  full.delete(again);
  await leaveQueue(page, '/api/staff/mails/');
  await expect.poll(() => received(again).length).toBe(1);
  await expect(page.getByText('Nobody reads this mailbox.')).toBeVisible();
  await goTo(page, 'Failed mails');
  await expectDone(page, 'Every mail went out.');
  expect(received(gone)).toEqual([]);
});
