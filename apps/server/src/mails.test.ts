// Every mail of accounts and orders, from what causes it to a real mail server, in both of its forms.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { OTP, RESET_LINK_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unheldFigures } from '../../../scripts/promises/hold-lines.ts';
import { startTestMailbox } from './platform/mail/test-mailbox.ts';
import { TEST_PASSWORD, type TestApp, testApp } from './test-app.ts';
import { testCheckout } from './test-checkout.ts';
import { POLICY_SOURCES } from './test-promise-sources.ts';
import { type TestShop, testShop } from './test-shop.ts';

const mailbox = await startTestMailbox();
afterAll(() => mailbox.close());

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await testApp({
    env: { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'WeVisu <shop@shop.example>' },
  });
  shop = await testShop(app);
});

function received(to: string, subject: string | RegExp) {
  return vi.waitFor(
    () => {
      const mail = mailbox.mails.find(
        (one) => one.to === to && (one.subject === subject || one.subject.match(subject)),
      );
      if (mail === undefined) throw new Error(`no mail '${subject}' to ${to}`);
      return mail;
    },
    { timeout: 30_000, interval: 100 },
  );
}

async function expectBothForms(
  mail: Awaited<ReturnType<typeof received>>,
  ...words: readonly (string | RegExp)[]
) {
  expect([mail.kind, mail.from]).toEqual(['multipart/alternative', 'WeVisu <shop@shop.example>']);
  expect(mail.html).toMatch(/^<!doctype html>[\s\S]*<html lang="en"/i);
  // Nothing is fetched to show it, and nothing in it runs.
  expect(mail.html).not.toMatch(/<script|<img|<link|@import|url\(/i);
  expect(mail.text).not.toMatch(/<[a-z/]/i);
  const lines = mail.text.replace(/\$[\d,.]+\d/g, '').split('\n');
  expect(unheldFigures(mail.subject, lines, POLICY_SOURCES)).toEqual([]);
  for (const word of words) {
    expect(mail.html).toMatch(word);
    expect(mail.text).toMatch(word);
  }
}

describe('G-15 mails of an account', () => {
  test('AUTH-43 API-10 the link to verify an address comes at registration and when it is asked for again', async () => {
    const { body } = await app.call(accounts.register, {
      body: {
        full_name: 'Ana Lopez Śmith',
        email: 'welcome@example.com',
        password: 'long enough',
        phone_number: '2135550123',
        zip_code: '90012',
        agree: true,
        i_accept: true,
      },
    });
    const mail = await received('welcome@example.com', 'Please verify your email address');
    await expectBothForms(mail, /http:\/\/shop\.example\/verify\/[\w-]{43}/, 'Welcome');
    expect(mail.html).not.toContain('long enough');
    await app.pool.query("update code_pauses set mailed_at = now() - interval '2 minutes'");
    const again = await app.call(accounts.resendVerification, {}, { token: body.token });
    expect(again.status).toBe(200);
    await vi.waitFor(
      () => expect(mailbox.mails.filter(({ to }) => to === 'welcome@example.com')).toHaveLength(2),
      30_000,
    );
    const codes = mailbox.mails
      .filter(({ to }) => to === 'welcome@example.com')
      .map(({ text }) => /verify\/([\w-]+)/.exec(text)?.[1] ?? '');
    const [old, fresh] = codes.map((code) => ({ params: { code } }));
    if (!old || !fresh) throw new Error('no codes');
    expect((await app.call(accounts.verifyEmail, old)).status).toBe(422);
    expect((await app.call(accounts.verifyEmail, fresh)).status).toBe(200);
  });

  test('G-04 the code of staff', async () => {
    const { token } = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
    await app.call(accounts.verifyOtp, { query: {} }, { token });
    const mail = await received('staff@example.com', 'Your sign-in code');
    await expectBothForms(mail, /\b\d{6}\b/, `${OTP.minutes} minutes`);
    // On a locked phone the subject is seen by everybody.
    expect(mail.subject).not.toMatch(/\d/);
  });

  test('G-05 G-06 the link for a new password, and the news that it was changed', async () => {
    const email = 'forgot@example.com';
    const { token } = await app.createAccount({ email, type: 'User' });
    await app.call(accounts.requestPasswordReset, { body: { email } });
    const link = await received(email, 'Set a new password');
    await expectBothForms(
      link,
      /http:\/\/shop\.example\/password_reset\?code=[\w-]{43}/,
      `${RESET_LINK_MINUTES} minutes`,
    );
    await app.call(
      accounts.changePassword,
      { body: { current_password: TEST_PASSWORD, password: 'a new one' } },
      { token },
    );
    const news = await received(email, 'Your password was changed');
    await expectBothForms(news, 'all other devices were signed out');
    expect(news.html + news.text).not.toContain('a new one');
  });

  test('a new address is verified, the old one is notified, and leaving is confirmed', async () => {
    const { token } = await app.createAccount({ email: 'old@example.com', type: 'User' });
    await app.call(
      page.changeEmail,
      { body: { email: 'new@example.com', current_password: TEST_PASSWORD } },
      { token },
    );
    const asked = await received('new@example.com', 'Confirm your new email address');
    await expectBothForms(asked, /\/verify\/[\w-]{43}/);
    const code = /verify\/([\w-]+)/.exec(asked.text)?.[1] ?? '';
    await app.call(accounts.verifyEmail, { params: { code } });
    await expectBothForms(
      await received('old@example.com', 'Your email address was changed'),
      'new@example.com',
      'all other devices were signed out',
    );
    await app.call(page.deleteAccount, { body: { current_password: TEST_PASSWORD } }, { token });
    await expectBothForms(
      await received('new@example.com', 'Your account is deleted'),
      'without your name',
    );
  });
});

test('G-15 G-52 U-12 an order is mailed to the homeowner, the pro and the vendor, each with their own amounts', async () => {
  const till = testCheckout(app, shop);
  const [vendor] = shop.vendors;
  if (!vendor) throw new Error('no vendor');
  const { variantId } = await shop.addVariant({ vendorId: vendor.vendorId, wholesaleCents: 3_000 });
  const buyer = await shop.addHomeowner();
  await till.putIntoCart(buyer, [{ variantId, qty: 2 }]);
  const { body } = await till.start(buyer);
  const paid = await till.pay(buyer, body.data.id, {
    payment_token: await till.cardToken(),
    total: body.data.total,
  });
  const number = paid.body.data.order_number ?? '';
  const addressOf = async (userId: number) =>
    (await app.pool.query('select email from users where id = $1', [userId])).rows[0].email;
  const dollars = `$${(body.data.total / 100).toFixed(2)}`.replace('$', '\\$');

  const homeowner = await received(await addressOf(buyer.userId), `Your order ${number}`);
  await expectBothForms(
    homeowner,
    new RegExp(dollars),
    '4242',
    '200 N Spring St',
    /Arrives (on|between) \d\d\.\d\d\.\d{4}/,
  );
  expect(homeowner.html + homeowner.text).not.toMatch(/4242\s?4242|wholesale|markup|\$60\.00/i);
  const pro = await received(await addressOf(shop.pro.userId), new RegExp(number));
  await expectBothForms(pro, 'Your profit');
  expect(pro.html + pro.text).not.toMatch(/Spring St|4242/);
  const seller = await received(await addressOf(vendor.userId), new RegExp(number));
  await expectBothForms(seller, /\$60\.00/, '200 N Spring St');
  expect(seller.html + seller.text).not.toMatch(new RegExp(`profit|markup|4242|${dollars}`, 'i'));
});
