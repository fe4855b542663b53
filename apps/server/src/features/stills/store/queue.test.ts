import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { testStillWorker } from '../worker/test-still-worker.ts';
import { claimStill, finishStill, noteProgress, renewLease } from './queue.ts';
import { listStillRows } from './stills.ts';

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
