// Credits of AI accounts: nobody overdraws, each hold ends once, and wherever the process dies the end is the same.
import { randomUUID } from 'node:crypto';
import * as contract from '@wevisu/contract/ai-credits.ts';
import {
  CREDIT_HOLD_MINUTES,
  DESIGN_CREDITS,
  WELCOME_CREDITS,
} from '@wevisu/domain/design-ai/credits.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Pool } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type TestApp, testApp } from '../../../test-app.ts';
import { comeToOneEnd, Died, mortal } from '../../../test-death.ts';
import { createSandboxGateway } from '../../gateway/sandbox/sandbox-gateway.ts';
import { chargeHeld, holdCredits, returnHeld } from './hold-credits.ts';
import { returnOverdue } from './return-overdue.ts';
import { causesOf, creditsOf, newAiAccount, type TestAiAccount } from './test-ai-credits.ts';

const RUNS = WELCOME_CREDITS / DESIGN_CREDITS;
const now = () => new Date();

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 50 });
});

const hold = (account: TestAiAccount, designRun = randomUUID(), pool: Pool = app.serverPool) =>
  inTransaction(pool, (trx) =>
    holdCredits(trx, {
      ...{ accountId: account.accountId, designRun, credits: DESIGN_CREDITS, now: now() },
    }),
  );
const charge = (designRun: string, pool: Pool = app.serverPool) =>
  inTransaction(pool, (trx) => chargeHeld(trx, { designRun, now: now() }));
const giveBack = (designRun: string, pool: Pool = app.serverPool) =>
  inTransaction(pool, (trx) => returnHeld(trx, { designRun, reason: 'failed', now: now() }));

test('AI-10 API-49 AI-08 DATA-20 the balance is what the entries come to, and the call answers it', async () => {
  const account = await newAiAccount(app);
  await hold(account);
  const { status, body } = await app.call(contract.getAiCredits, {}, { aiToken: account.token });
  expect([status, body.data]).toEqual([
    200,
    { credits: WELCOME_CREDITS - DESIGN_CREDITS, held_credits: DESIGN_CREDITS },
  ]);
  expect(await creditsOf(app, account.accountId)).toMatchObject({ agree: true });
});

test('G-44 credits are held at the start, charged once on delivery, and returned on failure', async () => {
  const account = await newAiAccount(app);
  const [good, bad] = [randomUUID(), randomUUID()];
  for (const run of [good, bad, good]) expect(await hold(account, run)).toMatchObject({ ok: true });
  expect(await creditsOf(app, account.accountId)).toMatchObject({ held: 2 * DESIGN_CREDITS });
  expect([await charge(good), await charge(good), await giveBack(good)]).toEqual([
    ...['charged', 'charged', 'charged'],
  ]);
  expect([await giveBack(bad), await giveBack(bad), await charge(bad)]).toEqual([
    ...['returned', 'returned', 'returned'],
  ]);
  expect(await creditsOf(app, account.accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS - DESIGN_CREDITS, held: 0, agree: true },
  });
  const { body } = await app.call(
    contract.listCreditEntries,
    { query: {} },
    { aiToken: account.token },
  );
  expect(body.data.has_more).toBe(false);
  expect(body.data.entries.map(({ cause, reason }) => [cause, reason])).toEqual([
    ...[
      ['returned', 'failed'],
      ['charged', null],
      ['held', null],
      ['held', null],
    ],
    ['welcome', null],
  ]);
});

test('what nobody has is refused in words, and nothing changes', async () => {
  const account = await newAiAccount(app);
  for (let n = 0; n < RUNS; n += 1) await hold(account);
  const before = await creditsOf(app, account.accountId);
  const refused = await hold(account);
  expect(refused).toMatchObject({ ok: false, code: 'credits_short' });
  expect(await creditsOf(app, account.accountId)).toEqual(before);
});

test('G-44 50 requests at once on connections of their own never overdraw', async () => {
  const account = await newAiAccount(app);
  const results = await Promise.all(Array.from({ length: 50 }, () => hold(account)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(RUNS);
  expect(await creditsOf(app, account.accountId)).toEqual({
    ...{ credits: 0, held: WELCOME_CREDITS, agree: true },
  });
});

test('G-44 50 requests for one run hold once, and 50 ends at once are one end', async () => {
  const account = await newAiAccount(app);
  const run = randomUUID();
  await Promise.all(Array.from({ length: 50 }, () => hold(account, run)));
  expect(await creditsOf(app, account.accountId)).toMatchObject({ held: DESIGN_CREDITS });
  const ends = await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? charge(run) : giveBack(run))),
  );
  expect(new Set(ends).size).toBe(1);
  const causes = await causesOf(app, account.accountId);
  expect(causes).toEqual(['welcome', 'held', ends[0]]);
  expect(await creditsOf(app, account.accountId)).toMatchObject({ held: 0, agree: true });
});

test('G-44 what is held beyond its deadline goes back by itself, once, and is not charged later', async () => {
  const account = await newAiAccount(app);
  const [late, ended] = [randomUUID(), randomUUID()];
  await hold(account, late);
  await hold(account, ended);
  await charge(ended);
  const at = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
  const errors: unknown[] = [];
  const job = (minutes: number) =>
    returnOverdue({ pool: app.serverPool, now: at(minutes), onError: (e) => errors.push(e) });
  await job(CREDIT_HOLD_MINUTES - 1);
  expect(await creditsOf(app, account.accountId)).toMatchObject({ held: DESIGN_CREDITS });
  await Promise.all([job(CREDIT_HOLD_MINUTES + 1), job(CREDIT_HOLD_MINUTES + 1)]);
  expect([await charge(late), errors]).toEqual(['returned', []]);
  expect(await causesOf(app, account.accountId)).toEqual([
    ...['welcome', 'held', 'held', 'charged', 'returned'],
  ]);
});

test('G-44 a run ends the same wherever the process dies', { timeout: 120_000 }, async () => {
  async function walkTo(points: number) {
    const account = await newAiAccount(app);
    const run = randomUUID();
    const gateway = createSandboxGateway({ pool: app.serverPool, now, newId: randomUUID });
    const life = mortal({ pool: app.serverPool, gateway }, points);
    const work = async (pool: Pool) => {
      await hold(account, run, pool);
      await charge(run, pool);
    };
    await work(life.pool).catch((error) => expect(error).toBeInstanceOf(Died));
    if (life.isDead()) await work(app.serverPool);
    const end = [await creditsOf(app, account.accountId), await causesOf(app, account.accountId)];
    return { isDead: life.isDead(), end };
  }
  const whole = await walkTo(Number.POSITIVE_INFINITY);
  await comeToOneEnd(walkTo, whole.end, 7);
});

test('the database keeps the history and never lets a balance fall below zero or away from its entries', async () => {
  const { accountId } = await newAiAccount(app);
  const refusals = [
    'update ai_credit_entries set credits = 1 where ai_account_id = $1',
    'delete from ai_credit_entries where ai_account_id = $1',
    'update ai_accounts set credits = -1 where id = $1',
    'update ai_accounts set credits = credits + 5 where id = $1',
    'update ai_accounts set credits = credits - 5, held_credits = held_credits + 5 where id = $1',
    'update ai_credit_lots set left_credits = left_credits - 1 where ai_account_id = $1',
  ];
  for (const text of refusals)
    await expect(app.serverPool.query(text, [accountId]), text).rejects.toThrow(
      /append-only|check|sum of its entries/,
    );
  await expect(app.pool.query('truncate ai_credit_entries')).rejects.toThrow(/append-only/);
  expect(await creditsOf(app, accountId)).toEqual({
    credits: WELCOME_CREDITS,
    held: 0,
    agree: true,
  });
});

test('a long history comes in pages, each entry once', async () => {
  const account = await newAiAccount(app);
  for (let n = 0; n < 30; n += 1) {
    const run = randomUUID();
    await hold(account, run);
    await giveBack(run);
  }
  const ids: number[] = [];
  for (let before: number | undefined; ; before = ids.at(-1)) {
    const query = before === undefined ? {} : { before };
    const { body } = await app.call(
      contract.listCreditEntries,
      { query },
      { aiToken: account.token },
    );
    ids.push(...body.data.entries.map(({ id }) => id));
    if (!body.data.has_more) break;
  }
  expect(ids).toHaveLength(61);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});
