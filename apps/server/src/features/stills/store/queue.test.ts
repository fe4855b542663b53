import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { testStillWorker } from '../worker/test-still-worker.ts';
import {
  claimStill,
  finishStill,
  giveBackStill,
  noteDeath,
  noteProgress,
  renewLease,
} from './queue.ts';
import { disownOldFailed, listStillRows } from './stills.ts';

let db: TestDatabase;
let dataDir: string;
let world: Awaited<ReturnType<typeof testStillWorker>>;

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wevisu-line-'));
  world = await testStillWorker(db, dataDir);
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const claim = (worker = randomUUID()) => claimStill(db.pool, { worker, leaseMs: 60_000 });

async function person() {
  const userId = await world.newUser();
  return { userId, projectId: await world.newProject(userId) };
}

/** The line as its people see it. */
async function aheadOf(people: readonly Awaited<ReturnType<typeof person>>[]) {
  const lists = await Promise.all(people.map((one) => listStillRows(db.pool, one)));
  return lists.map((rows) => rows.map(({ ahead }) => ahead).reverse());
}

test('G-39 people take turns, one still of each at a time, and see who is before them', async () => {
  const [ana, bea, cem] = [await person(), await person(), await person()];
  const a = [await world.ask(ana), await world.ask(ana), await world.ask(ana)];
  const b = [await world.ask(bea), await world.ask(bea)];
  const c = [await world.ask(cem)];
  expect(await aheadOf([ana, bea, cem])).toEqual([[0, 3, 5], [1, 4], [2]]);
  const worker = randomUUID();
  const order: number[] = [];
  for (let at = await claim(worker); at; at = await claim(worker)) {
    order.push(at.id);
    await finishStill(db.pool, { id: at.id, worker, now: new Date() });
  }
  expect(order).toEqual([a[0], b[0], c[0], a[1], b[1], a[2]].map((one) => one?.id));
});

test('G-39 of servers that ask at the same moment each gets another still, of another person', async () => {
  const people = [await person(), await person()];
  for (const one of [...people, ...people]) await world.ask(one);
  const claims = await Promise.all(
    Array.from({ length: 6 }, () => claim().catch((error: { code?: string }) => error.code ?? '')),
  );
  const got = claims.flatMap((one) => (one !== null && typeof one === 'object' ? [one.id] : []));
  expect(claims.filter((one) => typeof one === 'string' && one !== '23505')).toEqual([]);
  expect(new Set(got).size).toBe(got.length);
  const { rows } = await db.pool.query(
    'select user_id from stills where worker is not null group by 1 having count(*) > 1',
  );
  expect(rows).toEqual([]);
  // Whoever met another asks again.
  const ids = [...got];
  for (let next = await claim(); next; next = await claim()) ids.push(next.id);
  expect(ids).toHaveLength(2);
  expect(await claim()).toBeNull();
});

test('G-39 only the server that holds a still reports its progress', async () => {
  const who = await person();
  const { id } = await world.ask(who);
  const [worker, other] = [randomUUID(), randomUUID()];
  expect((await claim(worker))?.id).toBe(id);
  await noteProgress(db.pool, { id, worker: other, samples: 1, hasPicture: true });
  expect(await finishStill(db.pool, { id, worker: other, now: new Date() })).toBe(false);
  expect(await renewLease(db.pool, { id, worker: other, leaseMs: 1 })).toBe(false);
  expect(await world.row(id)).toMatchObject({ samples_done: 0, picture: 0, done_at: null, worker });
  await db.pool.query('delete from projects where id = $1', [who.projectId]);
  expect(await renewLease(db.pool, { id, worker, leaseMs: 60_000 })).toBe(false);
});

test('G-39 an attempt that is given back does not count, and the last one fails the still', async () => {
  const { id } = await world.ask(await person());
  const worker = randomUUID();
  const attempt = async () => expect((await claim(worker))?.id).toBe(id);
  await attempt();
  await giveBackStill(db.pool, { id, worker });
  expect(await world.row(id)).toMatchObject({ tries: 0, worker: null, leased_until: null });
  const death = { id, worker, maxTries: 2, now: new Date() };
  await attempt();
  expect(await noteDeath(db.pool, { ...death, worker: randomUUID() })).toBe(false);
  expect(await noteDeath(db.pool, death)).toBe(false);
  expect(await world.row(id)).toMatchObject({ tries: 1, worker: null, failed_at: null });
  await attempt();
  expect(await noteDeath(db.pool, death)).toBe(true);
  expect(await world.row(id)).toMatchObject({ tries: 2, failed_at: death.now, document: null });
  expect(await claim()).toBeNull();
});

test('G-39 of the failed stills of a project the newest stay', async () => {
  const who = await person();
  const keys: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { id, key } = await world.ask(who);
    const worker = randomUUID();
    await claim(worker);
    await noteDeath(db.pool, { id, worker, maxTries: 1, now: new Date() });
    keys.push(key);
  }
  expect(await disownOldFailed(db.pool, { ...who, maxFailed: 1 })).toEqual(keys.slice(0, 2));
  expect(await listStillRows(db.pool, who)).toHaveLength(1);
});
