// Runs and their worker: wherever a process dies the end is the same, and nobody's runs hold up those of others.
import { randomUUID } from 'node:crypto';
import { DESIGN_CREDITS, WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadDemo } from '../../../../../../db/demo/load.ts';
import { openPool } from '../../../platform/database/connection.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { atFileEnd } from '../../../platform/database/test-closers.ts';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { comeToOneEnd, Died, mortal } from '../../../test-death.ts';
import { createSandboxGateway } from '../../gateway/sandbox/sandbox-gateway.ts';
import { grantWelcome } from '../credits/grant-welcome.ts';
import { returnOverdue } from '../credits/return-overdue.ts';
import { causesOf, creditsOf } from '../credits/test-ai-credits.ts';
import { startDesign } from '../designs/start-design.ts';
import { createGoodsReader, type GoodsReader } from '../goods/read-goods.ts';
import type { DesignAnswer } from './design-tasks.ts';
import { createDesignWorker, type DesignWorkerDeps } from './design-worker.ts';
import { createDesigner, type Designer } from './designer.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const now = () => new Date();

let database: TestDatabase;
let pool: Pool;
let goods: GoodsReader;
let answer: DesignAnswer;

beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.serverUrl, {
    connections: 20,
    statementTimeoutMs: 30_000,
    onError: () => {},
  });
  atFileEnd(() => pool.end());
  await loadDemo({ pool: database.pool, size: 'small' });
  goods = createGoodsReader({ pool, now });
  answer = await designOnce();
}, 240_000);

/** What is really designed, to be given again at each step of a walk. */
async function designOnce(): Promise<DesignAnswer> {
  const designer = createDesigner({ threads: 1, limitMs: 60_000 });
  const { rows } = await pool.query("select id from showrooms where vsd_id = 'OAKRIDGE'");
  const order = { text: '10x12 modern office', corrections: [], start: null, withinDays: null };
  const { answer: made } = designer.design({
    ...{ ...order, variation: 0, goods: await goods.read(rows[0].id, false) },
  });
  const found = await made;
  await designer.close();
  if ('failure' in found) throw new Error(found.failure);
  return found;
}

const again: Designer = {
  design: () => ({
    progress: () => ({ step: 'choosing', doneE3: 500 }),
    answer: Promise.resolve(answer),
  }),
  close: async () => {},
};

let made = 0;
async function newAccount(): Promise<AiAccountId> {
  made += 1;
  const { rows } = await pool.query(
    `insert into ai_accounts (email, password_hash, full_name, terms_version, terms_accepted_at, email_verified_at)
     values ($1, 'x', 'Ana Lopez', 'test', now(), now()) returning id`,
    [`runner-${made}@example.com`],
  );
  const accountId = rows[0].id;
  await inTransaction(pool, (trx) => grantWelcome(trx, { accountId, now: now() }));
  return accountId;
}

function begin(on: Pool, accountId: AiAccountId, run: string) {
  const ai = { accountId, emailVerified: true, sessionHash: Buffer.alloc(0) };
  const caller = { ai, user: null, address: '', userAgent: '', cookies: '', requestId: '' };
  const deps = { pool: on, now, newId: randomUUID, worker: { wake() {} } };
  return startDesign(deps as unknown as Parameters<typeof startDesign>[0], caller, {
    ...{ run, vsd_id: 'OAKRIDGE', text: '10x12 modern office', corrections: [] },
    ...{ start: { kind: 'words' }, within_days: null, variation: 0 },
  });
}

function workerOn(on: Pool, over: Partial<DesignWorkerDeps> = {}, leaseMs = 15_000) {
  const deps: DesignWorkerDeps = {
    ...{ pool: on, now, goods, designer: again, queueStill: async () => {} },
    ...{ onDelivered: () => {}, onError: () => {} },
    ...over,
  };
  const options = { threads: 2, pollMs: 30, beatMs: 10_000, leaseMs, maxTries: 2 };
  return createDesignWorker(deps, options);
}

async function endOf(run: string) {
  const { rows } = await pool.query(
    `select status, reason, tries, (select count(*)::int from ai_designs d where d.run_id = r.id) as designs
     from ai_design_runs r where id = $1`,
    [run],
  );
  return rows[0] as { status: string; reason: string | null; tries: number; designs: number };
}

const UNDONE = ['waiting', 'designing'];
const untilEnd = (run: string) =>
  vi.waitFor(async () => expect(UNDONE).not.toContain((await endOf(run)).status), WAIT);

test('G-44 a run ends the same wherever its server dies, delivered once and charged once', {
  timeout: 240_000,
}, async () => {
  async function walkTo(points: number) {
    const accountId = await newAccount();
    const run = randomUUID();
    const gateway = createSandboxGateway({ pool, now, newId: randomUUID });
    const life = mortal({ pool, gateway }, points);
    await begin(life.pool, accountId, run).catch((error) => expect(error).toBeInstanceOf(Died));
    const first = workerOn(life.pool);
    if (!life.isDead()) {
      first.start();
      await vi.waitFor(async () => {
        const end = life.isDead() || !UNDONE.includes((await endOf(run)).status);
        expect(end).toBe(true);
      }, WAIT);
    }
    await first.close();
    const isDead = life.isDead();
    if (isDead) await begin(pool, accountId, run);
    // Nobody hears of the dead server any more.
    await pool.query(
      'update ai_design_runs set leased_until = clock_timestamp() where id = $1 and worker is not null',
      [run],
    );
    const second = workerOn(pool);
    second.start();
    await untilEnd(run);
    await second.close();
    const { tries: _, ...end } = await endOf(run);
    const state = { pool };
    return {
      isDead,
      end: [end, await creditsOf(state, accountId), await causesOf(state, accountId)],
    };
  }
  const whole = await walkTo(Number.POSITIVE_INFINITY);
  expect(whole.end).toEqual([
    { status: 'done', reason: null, designs: 3 },
    { credits: WELCOME_CREDITS - DESIGN_CREDITS, held: 0, agree: true },
    ['welcome', 'held', 'charged'],
  ]);
  await comeToOneEnd(walkTo, whole.end, 20);
});

test('a run whose servers are lost twice fails, and its credits come back', async () => {
  const accountId = await newAccount();
  const run = randomUUID();
  await begin(pool, accountId, run);
  const never: Designer = {
    design: () => ({
      progress: () => ({ step: 'choosing', doneE3: 1 }),
      answer: Promise.reject(new Error('lost')),
    }),
    close: async () => {},
  };
  const worker = workerOn(pool, { designer: never }, 40);
  worker.start();
  await untilEnd(run);
  await worker.close();
  expect(await endOf(run)).toEqual({ status: 'failed', reason: 'failed', tries: 2, designs: 0 });
  expect(await creditsOf({ pool }, accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS, held: 0, agree: true },
  });
});

test('a run that takes too long fails with its credits, and its thread is gone', {
  timeout: 60_000,
}, async () => {
  const accountId = await newAccount();
  const run = randomUUID();
  await begin(pool, accountId, run);
  const worker = workerOn(pool, { designer: createDesigner({ threads: 1, limitMs: 1 }) });
  worker.start();
  await untilEnd(run);
  await worker.close();
  expect(await endOf(run)).toMatchObject({ status: 'failed', reason: 'timeout', designs: 0 });
  expect(await causesOf({ pool }, accountId)).toEqual(['welcome', 'held', 'returned']);
});

test('credits that went back at their deadline end the run, and nothing is delivered later', async () => {
  const accountId = await newAccount();
  const [late, waiting] = [randomUUID(), randomUUID()];
  await begin(pool, accountId, late);
  const { resolve, promise } = Promise.withResolvers<DesignAnswer>();
  const slow: Designer = {
    design: () => ({ progress: () => ({ step: 'choosing', doneE3: 1 }), answer: promise }),
    close: async () => {},
  };
  const worker = workerOn(pool, { designer: slow });
  worker.start();
  await vi.waitFor(async () => expect((await endOf(late)).status).toBe('designing'), WAIT);
  await begin(pool, accountId, waiting);
  const later = () => new Date(Date.now() + 16 * 60_000);
  await returnOverdue({ pool, now: later, onError: (error) => expect(error).toBeUndefined() });
  await untilEnd(late);
  await untilEnd(waiting);
  resolve(answer);
  await worker.close();
  for (const run of [late, waiting])
    expect(await endOf(run)).toMatchObject({ status: 'failed', designs: 0 });
  expect(await creditsOf({ pool }, accountId)).toEqual({
    ...{ credits: WELCOME_CREDITS, held: 0, agree: true },
  });
});

test('accounts take turns: who comes with one run waits for none of the three of another', async () => {
  const [many, one] = [await newAccount(), await newAccount()];
  const runs = [randomUUID(), randomUUID(), randomUUID()];
  for (const run of runs) await begin(pool, many, run);
  const single = randomUUID();
  await begin(pool, one, single);
  const order: string[] = [];
  const slowly: Designer = {
    design: () => ({
      progress: () => ({ step: 'choosing', doneE3: 1 }),
      answer: new Promise((done) => setTimeout(() => done(answer), 30)),
    }),
    close: async () => {},
  };
  const worker = workerOn(pool, { designer: slowly });
  worker.start();
  for (const run of [...runs, single]) await untilEnd(run);
  await worker.close();
  const { rows } = await pool.query(
    'select id::text from ai_design_runs where id = any($1) order by begun_at',
    [[...runs, single]],
  );
  order.push(...rows.map(({ id }) => id));
  expect(order.indexOf(single)).toBeLessThan(2);
  expect(order.filter((id) => id !== single)).toEqual(runs);
});

test('a server that stops gives its run back, and another one makes it', async () => {
  const accountId = await newAccount();
  const run = randomUUID();
  await begin(pool, accountId, run);
  const { reject, promise } = Promise.withResolvers<DesignAnswer>();
  const stopping: Designer = {
    design: () => ({ progress: () => ({ step: 'choosing', doneE3: 1 }), answer: promise }),
    close: async () => reject(new Error('the server is stopping')),
  };
  const first = workerOn(pool, { designer: stopping });
  first.start();
  await vi.waitFor(async () => expect((await endOf(run)).status).toBe('designing'), WAIT);
  await first.close();
  expect(await endOf(run)).toMatchObject({ status: 'waiting', tries: 0 });
  const second = workerOn(pool);
  second.start();
  await untilEnd(run);
  await second.close();
  expect(await endOf(run)).toMatchObject({ status: 'done', designs: 3 });
});
