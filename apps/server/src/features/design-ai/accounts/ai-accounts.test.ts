// The accounts of AI 3D design: their own, with the same care as those of the site.

import { randomUUID } from 'node:crypto';
import * as page from '@wevisu/contract/account-page.ts';
import * as site from '@wevisu/contract/accounts.ts';
import * as credits from '@wevisu/contract/ai-credits.ts';
import * as contract from '@wevisu/contract/design-ai.ts';
import { DESIGN_CREDITS, WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test-app.ts';
import { codeFromLaterMail, codeFromMail } from '../../accounts/test-mailed-codes.ts';
import { holdCredits, returnHeld } from '../credits/hold-credits.ts';
import { newAiAccount } from '../credits/test-ai-credits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const FORM = { full_name: 'Eva Stone', password: 'violet-ladder-moss', agree: true } as const;
const register = (email: string) =>
  app.call(contract.enterDesignAi, { body: { action: 'register', email, ...FORM } });
const login = (email: string, password: string = TEST_PASSWORD) =>
  app.call(contract.enterDesignAi, { body: { action: 'login', email, password } });
const user = (aiToken: string) => app.call(contract.getAiUser, {}, { aiToken });

test('AI-04 API-51 G-46 the action tells signing in from signing up, and both answer data.user and data.token', async () => {
  const email = 'eva@design.example';
  const made = await register(email);
  expect(made.status).toBe(200);
  expect(made.body.data.user).toMatchObject({
    ...{ email, full_name: 'Eva Stone', email_verified_at: null, credits: 0, held_credits: 0 },
    shop_account: null,
  });
  const entered = await login(email, FORM.password);
  expect(entered.body.data.user.id).toBe(made.body.data.user.id);
  for (const { token } of [made.body.data, entered.body.data])
    expect((await user(token)).body.data.email).toBe(email);
  expect((await register(email)).body.errors).toHaveProperty('email');
  const none = await app.raw('POST', '/api/AI/design', { email, ...FORM });
  expect(none.status).toBe(422);
});

test('API-50 AI-05 get_user answers the account of the AI token, 401 without', async () => {
  const { token, accountId } = await newAiAccount(app);
  expect([(await user(token)).status, (await user(token)).body.data.id]).toEqual([200, accountId]);
  expect((await app.raw('GET', '/api/AI/get_user')).status).toBe(401);
  expect((await user('a-token-that-nobody-has')).body.code).toBe('ai_unauthenticated');
});

test('AI-01 an AI account and an account of the site with one address are two, with passwords of their own', async () => {
  const email = 'both@design.example';
  await app.createAccount({ email, type: 'User' });
  const made = await register(email);
  expect(made.status).toBe(200);
  // Neither password opens the other account.
  expect((await login(email)).body.code).toBe('wrong_credentials');
  const atSite = await app.call(site.login, { body: { email, password: FORM.password } });
  expect(atSite.body.code).toBe('wrong_credentials');
  const { rows } = await app.pool.query('select count(*)::int as n from users where email = $1', [
    email,
  ]);
  expect(rows[0].n).toBe(1);
});

test('AI-09 API-52 API-53 G-45 the mailed link verifies once and brings the first credits; a wrong one is refused', async () => {
  const email = 'verify@design.example';
  const { token } = (await register(email)).body.data;
  const verify = (code: string) => app.call(contract.verifyAiEmail, { params: { code } });
  expect((await verify(randomUUID())).body.code).toBe('verification_code_invalid');
  const soon = await app.call(contract.resendAiVerification, {}, { aiToken: token });
  expect(soon.body.code).toBe('otp_too_soon');
  const first = await codeFromMail(app, email);
  await app.pool.query("update ai_code_pauses set mailed_at = now() - interval '2 minutes'");
  const again = await app.call(contract.resendAiVerification, {}, { aiToken: token });
  expect(again.status).toBe(200);
  const second = await codeFromMail(app, email);
  expect(second).not.toBe(first);
  // The one before is void.
  expect((await verify(first)).status).toBe(422);
  expect((await verify(second)).status).toBe(200);
  expect((await verify(second)).status).toBe(422);
  const { email_verified_at, credits: balance } = (await user(token)).body.data;
  expect([email_verified_at === null, balance]).toEqual([false, WELCOME_CREDITS]);
  const mails = (await app.mails()).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(2);
  // No mail to an address that nobody verified repeats what was typed.
  for (const { html, text } of mails) expect(html + text).not.toContain('Stone');
});

test('two opening the link at once bring the first credits once', async () => {
  const email = 'twice@design.example';
  const { token } = (await register(email)).body.data;
  const code = await codeFromMail(app, email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call(contract.verifyAiEmail, { params: { code } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await user(token)).body.data.credits).toBe(WELCOME_CREDITS);
});

describe('U-17 guessing', () => {
  test('wrong passwords and unknown addresses get one answer, and the ninth has to wait', async () => {
    const { email } = await newAiAccount(app);
    const [wrong, unknown] = [await login(email, 'wrong'), await login('no@design.example', 'no')];
    expect(wrong.body).toEqual(unknown.body);
    for (let n = 1; n < 8; n += 1) expect((await login(email, 'wrong')).status).toBe(422);
    expect((await login(email)).status).toBe(429);
  });

  test('G-45 a forgotten password: one answer for every address, a link that works once, and all sessions end', async () => {
    const { email, token } = await newAiAccount(app);
    for (let n = 0; n < 9; n += 1) await login(email, 'wrong');
    const ask = (of: string) => app.call(contract.requestAiReset, { body: { email: of } });
    expect((await ask(email)).body).toEqual((await ask('nobody@design.example')).body);
    const code = await codeFromLaterMail(app, email);
    const check = () => app.call(contract.checkAiResetLink, { body: { code } });
    expect((await check()).status).toBe(200);
    const set = (password: string) =>
      app.call(contract.resetAiPassword, { body: { code, password } });
    expect((await set('password')).body.errors).toHaveProperty('password');
    expect((await set('harbor-onion-lantern')).status).toBe(200);
    expect([(await set('harbor-onion-lantern')).status, (await check()).status]).toEqual([
      422, 422,
    ]);
    expect((await user(token)).status).toBe(401);
    // The owner gets in though a stranger has used the tries up.
    expect((await login(email, 'harbor-onion-lantern')).status).toBe(200);
  });

  test('a new password needs the old one, ends the other sessions and is mailed', async () => {
    const { email, token } = await newAiAccount(app);
    const other = (await login(email)).body.data.token;
    const change = (current_password: string) =>
      app.call(
        contract.changeAiPassword,
        { body: { current_password, password: 'harbor-onion-lantern' } },
        { aiToken: token },
      );
    expect((await change('wrong')).body.errors).toHaveProperty('current_password');
    expect((await change(TEST_PASSWORD)).status).toBe(200);
    expect([(await user(token)).status, (await user(other)).status]).toEqual([200, 401]);
    const [mail] = await app.mails();
    expect([mail?.template, mail?.recipient]).toEqual(['ai_password_changed', email]);
  });
});

test('U-19 a token that was left behind ends by itself, and its use keeps it alive', async () => {
  const { token, accountId } = await newAiAccount(app);
  const life = async () => {
    const { rows } = await app.pool.query(
      `select extract(epoch from expires_at - now()) / 86400 as days from ai_sessions where ai_account_id = $1`,
      [accountId],
    );
    return Number(rows[0].days);
  };
  await app.pool.query(
    `update ai_sessions set last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 hour'
     where ai_account_id = $1`,
    [accountId],
  );
  expect((await user(token)).status).toBe(200);
  expect(await life()).toBeGreaterThan(2.9);
  expect(await life()).toBeLessThanOrEqual(3);
});

describe('a shop account', () => {
  const connect = (aiToken: string, token?: string) =>
    app.call(contract.connectShopAccount, {}, { aiToken, token });

  test('is connected by whoever is signed in to both, enters without a password, and is disconnected', async () => {
    const { token: aiToken, accountId } = await newAiAccount(app);
    const email = 'shopper@design.example';
    const { token } = await app.createAccount({ email, type: 'User' });
    const enter = (of?: string) =>
      app.call(contract.enterDesignAi, { body: { action: 'connected' } }, { token: of });
    expect((await enter(token)).body.code).toBe('ai_not_linked');
    expect((await connect(aiToken)).body.code).toBe('ai_not_linked');
    expect((await connect(aiToken, token)).body.data.shop_account).toEqual({ email });
    expect((await enter(token)).body.data.user.id).toBe(accountId);
    expect((await enter()).body.code).toBe('ai_not_linked');
    const { body } = await app.call(page.exportData, {}, { token });
    expect(body.data.design_ai_account).toMatchObject([{ email: expect.any(String) }]);
    const left = await app.call(contract.disconnectShopAccount, {}, { aiToken });
    expect(left.body.data.shop_account).toBeNull();
    expect((await enter(token)).body.code).toBe('ai_not_linked');
  });

  test('belongs to one AI account, also where two connect it at once', async () => {
    const { token } = await app.createAccount({ email: 'one@design.example', type: 'User' });
    const accounts = [await newAiAccount(app), await newAiAccount(app), await newAiAccount(app)];
    const answers = await Promise.all(accounts.map((one) => connect(one.token, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('is not connected before the address is verified', async () => {
    const { token } = await app.createAccount({ email: 'early@design.example', type: 'User' });
    const { token: aiToken } = await app.createAiAccount({ email: 'early-ai@design.example' });
    expect((await connect(aiToken, token)).body.code).toBe('email_not_verified');
  });

  test('G-70 that is deleted is disconnected; the AI account stays', async () => {
    const { token } = await app.createAccount({ email: 'leaver@design.example', type: 'User' });
    const { token: aiToken } = await newAiAccount(app);
    await connect(aiToken, token);
    const body = { current_password: TEST_PASSWORD };
    expect((await app.call(page.deleteAccount, { body }, { token })).status).toBe(200);
    const { status, body: left } = await user(aiToken);
    expect([status, left.data.shop_account]).toEqual([200, null]);
  });
});

describe('G-70 leaving', () => {
  test('the export holds all that is kept, and no secret', async () => {
    const { token, email } = await newAiAccount(app);
    const { body } = await app.call(contract.exportAiData, {}, { aiToken: token });
    expect(body.data).toMatchObject({
      account: { email, full_name: 'Ana Lopez', credits: WELCOME_CREDITS },
      credits: [{ cause: 'welcome', credits: WELCOME_CREDITS }],
      designs: [],
      purchases: [],
    });
    expect(body.data.devices).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  });

  test('every table with rows of an AI account is in the export, or named here with its reason', async () => {
    const { rows } = await app.pool.query(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'ai_account_id' order by 1`,
    );
    const covered = [
      ...[
        'ai_sessions',
        'ai_credit_entries',
        'ai_credit_holds',
        'ai_design_runs',
        'ai_credit_purchases',
      ],
      // Links under way and when they were mailed: hashes.
      ...['ai_codes', 'ai_code_pauses'],
      // Which of the credits are left: the entries say how many.
      'ai_credit_lots',
    ];
    expect(rows.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
  });

  const leave = (aiToken: string, current_password = TEST_PASSWORD) =>
    app.call(contract.deleteAiAccount, { body: { current_password } }, { aiToken });

  test('it asks for the password, waits for a design that is being made, and leaves no name', async () => {
    const { token, email, accountId } = await newAiAccount(app);
    expect((await leave(token, 'wrong')).body.errors).toHaveProperty('current_password');
    const designRun = randomUUID();
    await inTransaction(app.pool, (trx) =>
      holdCredits(trx, { accountId, designRun, credits: DESIGN_CREDITS, now: new Date() }),
    );
    expect((await leave(token)).body.code).toBe('ai_designs_running');
    await inTransaction(app.pool, (trx) =>
      returnHeld(trx, { designRun, reason: 'canceled', now: new Date() }),
    );
    expect((await leave(token)).status).toBe(200);
    expect((await user(token)).status).toBe(401);
    expect((await login(email)).status).toBe(422);
    const { rows } = await app.pool.query(
      'select row_to_json(a)::text as said from ai_accounts a where id = $1',
      [accountId],
    );
    expect(rows[0].said).not.toMatch(/Lopez|designer/);
    const told = (await app.mails()).filter(({ recipient }) => recipient === email);
    expect(told.map(({ template }) => template)).toEqual(['ai_account_deleted']);
    // The address is of use again, and starts anew.
    expect((await register(email)).body.data.user.credits).toBe(0);
    const { body } = await app.call(
      credits.listCreditEntries,
      { query: {} },
      { aiToken: (await login(email, FORM.password)).body.data.token },
    );
    expect(body.data.entries).toEqual([]);
  });
});
