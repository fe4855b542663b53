// What strangers can make our mails say: whoever registers somebody else's address has us write to it.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { sendContactMessage } from '@wevisu/contract/leads.ts';
import { decideProApplication } from '@wevisu/contract/pro-applications.ts';
import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { TEST_ADDRESS } from '../../test-shop.ts';
import { type TestApplications, testApplications } from './test-application.ts';
import { codeFromMail } from './test-mailed-codes.ts';

let applications: TestApplications;
let app: TestApp;
beforeAll(async () => {
  applications = await testApplications();
  app = applications.app;
});

const EVIL = 'https://evil.example/win-$1000 now';
const REFUSAL = /without web or email addresses/;

const FORM = {
  full_name: 'Zelda Quux',
  email: 'zelda@example.com',
  password: 'salted caramel fudge',
  phone_number: '2135550123',
  zip_code: '90012',
  agree: true,
  i_accept: true,
} as const;

function register(over: Partial<Record<'full_name' | 'email', string>>) {
  return app.call(accounts.register, { body: { ...FORM, ...over } });
}

async function mailsTo(email: string) {
  const mails = (await app.mails()).filter(({ recipient }) => recipient === email);
  return mails.map(({ template, subject, html, text }) => ({
    template,
    words: `${subject} ${html} ${text}`,
  }));
}

async function expectNothingOf(email: string, templates: readonly string[], typed: RegExp) {
  const mails = await mailsTo(email);
  expect(mails.map(({ template }) => template).toSorted()).toEqual(templates.toSorted());
  for (const { template, words } of mails) {
    expect([template, typed.exec(words)?.[0] ?? null]).toEqual([template, null]);
  }
}

test('no form takes a name with an address in it, and each says why beside the field', async () => {
  const { token } = await app.createAccount({ email: 'named@example.com', type: 'User' });
  for (const full_name of [EVIL, 'Ana evil.example', 'Ana ana@evil.example', 'Ana\nLopez']) {
    const details = {
      full_name,
      country_code: '+1',
      phone_number: '2135550123',
      zip_code: '90012',
    };
    const address = { ...TEST_ADDRESS, full_name };
    const contact = { full_name, email: 'ana@example.com', message: 'Hello' };
    const answers = [
      await register({ full_name }),
      await app.call(page.updateDetails, { body: details }, { token }),
      await app.call(accounts.updateProfile, { body: address }, { token }),
      await app.call(sendContactMessage, { body: contact }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([422, { full_name: [expect.stringMatching(REFUSAL)] }]);
    }
  }
  for (const over of [{ full_name: EVIL }, { company_name: 'Evil.example' }]) {
    const { status, body } = await applications.apply({ ...over, email: 'evil@example.com' });
    expect(status).toBe(422);
    expect(Object.values(body.errors ?? {})).toEqual([[expect.stringMatching(REFUSAL)]]);
  }
  expect(await mailsTo('zelda@example.com')).toEqual([]);
});

test('no mail to an address that was never verified repeats a name or a company', async () => {
  const email = 'zelda@example.com';
  const { body } = await register({});
  await app.pool.query(`update code_pauses set mailed_at = mailed_at - interval '1 minute'`);
  await app.call(accounts.resendVerification, {}, { token: body.token });
  await app.call(accounts.requestPasswordReset, { body: { email } });
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(3);
  await expectNothingOf(
    email,
    ['reset_password', 'verify_email', 'verify_email'],
    /zelda(?!@)|quux/i,
  );
});

test('an unverified address that is exchanged for another does not read the other one', async () => {
  const email = 'exchanged@example.com';
  const { body } = await register({ email });
  const input = { email: 'win-1000-now@evil.example', current_password: 'salted caramel fudge' };
  await app.call(page.changeEmail, { body: input }, { token: body.token });
  const code = await codeFromMail(app, input.email);
  expect((await app.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);
  await expectNothingOf(email, ['email_changed', 'verify_email'], /win-1000|evil|zelda|quux/i);
});

test('a pro is greeted by name, and the company named, only once the address is verified', async () => {
  const staff = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
  const decide = async (email: string, decision: 'approve' | 'refuse') => {
    const { rows } = await app.pool.query('select id from users where email = $1', [email]);
    const reason = decision === 'refuse' ? 'The license is not readable.' : '';
    const body = { decision, reason, version: 1 };
    const input = { params: { id: rows[0].id }, body };
    const answer = await app.call(decideProApplication, input, { token: staff.token });
    expect(answer.status).toBe(200);
  };
  const typed = { full_name: 'Zelda Quux', company_name: 'Zeppelin Works' };
  for (const [decision, template] of [
    ['approve', 'pro_approved'],
    ['refuse', 'pro_refused'],
  ] as const) {
    const [unproven, proven] = [`unproven-${template}@example.com`, `${template}@example.com`];
    for (const email of [unproven, proven]) await applications.apply({ ...typed, email });
    const code = await codeFromMail(app, proven);
    await app.call(accounts.verifyEmail, { params: { code } });
    await decide(unproven, decision);
    await decide(proven, decision);
    await expectNothingOf(unproven, ['pro_applied', template], /zelda|quux|zeppelin/i);
    const news = (await mailsTo(proven)).find((mail) => mail.template === template);
    expect(news?.words).toMatch(/Zelda[\s\S]*Zeppelin Works/);
  }
});
