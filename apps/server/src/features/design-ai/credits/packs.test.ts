// Credits that are bought by card: charged once, given once, earned as they are used, paid back whole or not at all.
import { randomUUID } from 'node:crypto';
import * as contract from '@wevisu/contract/ai-purchases.ts';
import { exportAiData } from '@wevisu/contract/design-ai.ts';
import { WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { CONFIRM_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type TestApp, testApp } from '../../../test-app.ts';
import { answerDispute } from '../../disputes/answer-dispute.ts';
import { followDisputes } from '../../disputes/follow-disputes.ts';
import type { PaymentGateway } from '../../gateway/seam/payment-gateway.ts';
import { lookAgain } from '../../gateway-events/look-again.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { cancelPurchase, finishPurchases } from './advance-purchase.ts';
import { continuePurchase } from './buy-pack.ts';
import { giveUpCredits } from './give-up-credits.ts';
import { chargeHeld, holdCredits, returnHeld } from './hold-credits.ts';
import { finishRefunds, refundPack } from './refund-pack.ts';
import { findOwnPurchase } from './store/purchases.ts';
import { causesOf, creditsOf, type TestAiAccount } from './test-ai-credits.ts';
import { type TestPacks, testPacks } from './test-packs.ts';

const FEE = 56;
const DISPUTE_FEE = 1500;
const DAY_HOURS = 24;

let app: TestApp;
let packs: TestPacks;
beforeAll(async () => {
  app = await testApp({ connections: 30, isWorking: false });
  packs = await testPacks(app);
});

async function bought(kind: 'good' | 'disputed' = 'good') {
  packs.money.clock.ahead = 0;
  const account = await packs.newAccount();
  expect(await packs.buy(packs.deps(), account, await packs.card(kind))).toMatchObject({
    ok: true,
    value: { state: 'done', credits: 50 },
  });
  return account;
}

async function use({ accountId }: TestAiAccount, credits: number): Promise<void> {
  const designRun = randomUUID();
  const now = packs.deps().now();
  await inTransaction(app.pool, async (trx) => {
    await holdCredits(trx, { accountId, designRun, credits, now });
    await chargeHeld(trx, { designRun, now });
  });
}

const idOf = async ({ accountId }: TestAiAccount) => (await packs.purchases(accountId))[0].id;
const agrees = async () => expect((await reconcile(packs.deps())).told).toEqual([]);

test('G-44 a pack is charged once and given once, however often it is pressed at once', async () => {
  const account = await packs.newAccount();
  const { accountId } = account;
  const token = await packs.card('good');
  const all = await Promise.all(
    Array.from({ length: 12 }, () => packs.buy(packs.deps(), account, token)),
  );
  expect(new Set(all.map((one) => one.ok && one.value.state))).toEqual(new Set(['done']));
  expect(await creditsOf(app, accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS + 50, held: 0, agree: true },
  });
  expect(await packs.accounts(accountId)).toEqual({
    deferred: -900,
    fees: FEE,
    gateway: 900 - FEE,
  });
  expect(await packs.atGateway(accountId)).toEqual([
    { state: 'captured', charged: 900, paidBack: 0 },
  ]);
  expect(await packs.subjects(account.email)).toEqual(['Your receipt for 50 AI 3D Design credits']);
  await agrees();
});

test('G-44 paid credits become revenue as they are used, to the cent, after those that were given', async () => {
  const account = await bought();
  await use(account, WELCOME_CREDITS);
  expect((await packs.accounts(account.accountId)).revenue).toBeUndefined();
  for (let run = 1; run <= 5; run += 1) {
    await use(account, 10);
    expect((await packs.accounts(account.accountId)).revenue).toBe(-180 * run);
  }
  expect(await packs.accounts(account.accountId)).toEqual({
    ...{ fees: FEE, gateway: 900 - FEE, revenue: -900 },
  });
  await agrees();
});

test('CHECK-06 a declined card says so, costs nothing, and the next card is another purchase', async () => {
  const account = await packs.newAccount();
  const refused = await packs.buy(packs.deps(), account, await packs.card('declined'));
  expect(refused).toMatchObject({ ok: false, code: 'credits_card_refused' });
  expect(await packs.accounts(account.accountId)).toEqual({});
  expect((await packs.buy(packs.deps(), account, await packs.card('good'))).ok).toBe(true);
  expect((await packs.purchases(account.accountId)).map(({ state }) => state)).toEqual([
    ...['failed', 'done'],
  ]);
  await agrees();
});

test('a bank that asks is answered on its page: confirmed, refused, given up, or too late', async () => {
  const ends = [];
  for (const way of ['confirmed', 'refused', 'canceled', 'late'] as const) {
    packs.money.clock.ahead = 0;
    const deps = packs.deps();
    const account = await packs.newAccount();
    const { accountId } = account;
    const paid = await packs.buy(deps, account, await packs.card('asks'));
    expect(paid).toMatchObject({ ok: true, value: { state: 'confirming' } });
    const again = await packs.buy(deps, account, await packs.card('good'));
    expect(again).toMatchObject({ ok: false, code: 'ai_payment_open' });
    const id = await idOf(account);
    const purchase = await findOwnPurchase(app.pool, { accountId, id });
    if (purchase === null) throw new Error('no purchase');
    if (way === 'canceled') await cancelPurchase(deps, purchase);
    else if (way !== 'late') await packs.decide(accountId, way === 'confirmed');
    if (way === 'late') {
      packs.money.clock.ahead = (CONFIRM_MINUTES + 1) / 60;
      await finishPurchases(deps);
    }
    const end = await continuePurchase(deps, { accountId, id });
    ends.push([way, end.ok ? end.value.state : end.code]);
    const [{ charged }] = await packs.atGateway(accountId);
    expect(charged).toBe(way === 'confirmed' ? 900 : 0);
  }
  expect(ends).toEqual([
    ['confirmed', 'done'],
    ['refused', 'credits_card_refused'],
    ['canceled', 'credits_card_refused'],
    ['late', 'credits_card_refused'],
  ]);
  packs.money.clock.ahead = 0;
  await agrees();
});

test('a lost answer is found by the job, and by an event that comes first, twice or late', async () => {
  const lost = async () => {
    throw new Error('no answer');
  };
  for (const call of ['authorize', 'capture'] as const) {
    for (const by of ['job', 'event', 'press'] as const) {
      packs.money.clock.ahead = 0;
      const account = await packs.newAccount();
      const token = await packs.card('good');
      const { gateway } = packs.deps();
      const over: Partial<PaymentGateway> =
        call === 'authorize'
          ? { authorize: (of) => gateway.authorize(of).then(lost) }
          : { capture: (of) => gateway.capture(of).then(lost) };
      const paid = await packs.buy(packs.deps(over), account, token);
      expect(paid).toMatchObject({ ok: true, value: { state: 'processing' } });
      const money = packs.deps();
      const { rows } = await app.pool.query(
        'select idempotency_key as key from ai_credit_purchases where ai_account_id = $1',
        [account.accountId],
      );
      const event = () =>
        lookAgain({ checkout: money, money, payouts: money, jobs: money.jobs } as never, {
          ...{ about: 'payment', ref: rows[0].key },
        });
      if (by === 'event') await Promise.all([event(), event()]);
      else if (by === 'press') await packs.buy(money, account, token);
      else {
        packs.money.clock.ahead = 0.1;
        await finishPurchases(money);
      }
      await event();
      expect(await causesOf(app, account.accountId)).toEqual(['welcome', 'bought']);
      expect(await packs.atGateway(account.accountId)).toEqual([
        { state: 'captured', charged: 900, paidBack: 0 },
      ]);
    }
  }
  packs.money.errors.length = 0;
  await agrees();
});

test('staff pay back a whole pack that nobody has used, once, and no other', async () => {
  const account = await bought();
  const { accountId } = account;
  const wish = { userId: packs.staffId, id: await idOf(account), reason: 'Bought twice' };
  const designRun = randomUUID();
  const now = packs.deps().now();
  // What runs hold may be of any pack.
  await inTransaction(app.pool, (trx) =>
    holdCredits(trx, { accountId, designRun, credits: WELCOME_CREDITS + 10, now }),
  );
  expect(await refundPack(packs.deps(), wish)).toMatchObject({ ok: false, code: 'credits_used' });
  await inTransaction(app.pool, (trx) => returnHeld(trx, { designRun, reason: 'canceled', now }));
  const all = await Promise.all(Array.from({ length: 6 }, () => refundPack(packs.deps(), wish)));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(await creditsOf(app, accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS, held: 0, agree: true },
  });
  expect(await packs.accounts(accountId)).toEqual({ fees: FEE, gateway: -FEE });
  expect(await packs.atGateway(accountId)).toMatchObject([{ charged: 900, paidBack: 900 }]);
  expect(await packs.subjects(account.email)).toContain('$9.00 goes back to your card');
  await agrees();

  const used = await bought();
  await use(used, WELCOME_CREDITS + 10);
  const refused = await refundPack(packs.deps(), { ...wish, id: await idOf(used) });
  expect(refused).toMatchObject({ ok: false, code: 'credits_used' });
});

test('a refund that the bank refuses is tried again under another key, and its credits stay taken', async () => {
  const account = await bought();
  const wish = { userId: packs.staffId, id: await idOf(account), reason: 'Bought twice' };
  const failed = { outcome: 'failed', reason: 'bank_refused' } as const;
  await refundPack(packs.deps({ refund: async () => failed }), wish);
  expect(await packs.purchases(account.accountId)).toMatchObject([
    { refund: 'failed', attempt: 1 },
  ]);
  await agrees();
  await refundPack(packs.deps(), wish);
  expect(await packs.purchases(account.accountId)).toMatchObject([{ refund: 'done', attempt: 2 }]);
  expect(await causesOf(app, account.accountId)).toEqual(['welcome', 'bought', 'refunded']);
  await agrees();
});

test('G-63 a bank that takes a pack back: its credits are kept, and given back or dropped', async () => {
  for (const text of ['winning_evidence', 'losing_evidence']) {
    const account = await bought('disputed');
    const { accountId } = account;
    await use(account, WELCOME_CREDITS + 10);
    packs.money.clock.ahead = 2 * DAY_HOURS;
    await followDisputes(packs.deps());
    await followDisputes(packs.deps());
    expect(await creditsOf(app, accountId)).toEqual({ credits: 0, held: 0, agree: true });
    expect(await packs.accounts(accountId)).toEqual({
      ...{ deferred: -720, disputed: 900, fees: FEE + DISPUTE_FEE },
      ...{ gateway: -FEE - DISPUTE_FEE, revenue: -180 },
    });
    const wish = { userId: packs.staffId, id: await idOf(account), reason: 'Disputed' };
    expect(await refundPack(packs.deps(), wish)).toMatchObject({ code: 'credits_disputed' });
    const again = await packs.buy(packs.deps(), account, await packs.card('good'));
    expect(again).toMatchObject({ ok: false, code: 'credits_disputed' });
    const { rows } = await app.pool.query(
      'select max(id)::int as id from disputes where pack_purchase_id is not null',
    );
    await answerDispute(packs.deps(), {
      ...{ userId: packs.staffId, id: rows[0].id, answer: 'evidence', text },
    });
    packs.money.clock.ahead = 3 * DAY_HOURS;
    await followDisputes(packs.deps());
    const isWon = text === 'winning_evidence';
    expect(await creditsOf(app, accountId)).toEqual({
      ...{ credits: isWon ? 40 : 0, held: 0, agree: true },
    });
    if (isWon) await use(account, 40);
    expect(await packs.accounts(accountId)).toEqual(
      isWon
        ? { fees: FEE + DISPUTE_FEE, gateway: 900 - FEE - DISPUTE_FEE, revenue: -900 }
        : { fees: FEE + DISPUTE_FEE, gateway: -FEE - DISPUTE_FEE },
    );
    await agrees();
  }
});

test('G-70 credits of a deleted account are earned, its card is gone, and an open payment stops the deletion', async () => {
  const account = await bought();
  const { accountId } = account;
  const of = { accountId, now: packs.deps().now() };
  await packs.buy(packs.deps(), account, await packs.card('asks'));
  const refused = await inTransaction(app.pool, (trx) => giveUpCredits(trx, of));
  expect(refused).toMatchObject({ ok: false, code: 'ai_payment_open' });
  await packs.decide(accountId, false);
  const open = (await packs.purchases(accountId)).at(-1);
  await continuePurchase(packs.deps(), { accountId, id: open.id });
  expect(await inTransaction(app.pool, (trx) => giveUpCredits(trx, of))).toMatchObject({
    ok: true,
  });
  expect(await packs.accounts(accountId)).toEqual({
    ...{ fees: FEE, gateway: 900 - FEE, revenue: -900 },
  });
  const { rows } = await app.pool.query(
    'select card_last4, payment_token from ai_credit_purchases where ai_account_id = $1',
    [accountId],
  );
  expect(rows.every((row) => row.card_last4 === null && /^gone:/.test(row.payment_token))).toBe(
    true,
  );
  packs.money.clock.ahead = 3 * DAY_HOURS;
  await agrees();
});

test('the calls buy, refuse another price, and show staff what was sold', async () => {
  const account = await packs.newAccount();
  const aiToken = account.token;
  const payment_token = await packs.card('good');
  const wrong = await app.call(
    contract.buyCredits,
    { body: { pack: 'pack_50', amount: 800, payment_token } },
    { aiToken },
  );
  expect([wrong.status, wrong.body]).toMatchObject([422, { code: 'credits_price_changed' }]);
  const { status, body } = await app.call(
    contract.buyCredits,
    { body: { pack: 'pack_50', amount: 900, payment_token } },
    { aiToken },
  );
  expect([status, body.data]).toMatchObject([201, { state: 'done', credits: 50, amount: 900 }]);
  const shop = await app.call(contract.getCreditShop, {}, { aiToken });
  expect(shop.body.data.open).toBeNull();
  expect(shop.body.data.packs.map(({ price }) => price)).toEqual([900, 2400, 6900]);
  await app.pool.query('update sessions set otp_passed_at = now()');
  const sold = await app.call(contract.listSoldPacks, { query: {} }, { token: packs.staffToken });
  expect(sold.body.data.packs[0]).toMatchObject({ email: account.email, can_refund: true });
  const file = await app.call(exportAiData, {}, { aiToken });
  expect(file.body.data.purchases).toMatchObject([
    { credits: 50, amount_cents: 900, card_last4: expect.stringMatching(/^\d{4}$/), state: 'done' },
  ]);
  expect(JSON.stringify(file.body)).not.toContain(payment_token);
});

test('a refund that a bank sends back days later is owed again', async () => {
  const account = await bought();
  const wish = { userId: packs.staffId, id: await idOf(account), reason: 'Bought twice' };
  await refundPack(packs.deps(), wish);
  const failed = { outcome: 'failed', reason: 'bank_refused' } as const;
  await finishRefunds(packs.deps({ findRefund: async () => failed }));
  expect(await packs.purchases(account.accountId)).toMatchObject([{ refund: 'failed' }]);
  expect(await packs.accounts(account.accountId)).toEqual({
    ...{ deferred: -900, fees: FEE, gateway: 900 - FEE },
  });
});
