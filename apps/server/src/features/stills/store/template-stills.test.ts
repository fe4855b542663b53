import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@wevisu/domain/ids.ts';
import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { beforeAll, expect, test } from 'vitest';
import { atFileEnd } from '../../../platform/database/test-closers.ts';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { PACKED, requestOf, testStillWorker } from '../worker/test-still-worker.ts';
import { claimStill, finishStill } from './queue.ts';
import { listStillRows } from './stills.ts';
import { disownTemplateStills, insertTemplateStill } from './template-stills.ts';

let db: TestDatabase;
let world: Awaited<ReturnType<typeof testStillWorker>>;

beforeAll(async () => {
  db = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-line-'));
  world = await testStillWorker(db, dataDir);
  atFileEnd(() => rm(dataDir, { recursive: true, force: true }));
});

/** `isDrawn` is false where its picture did not come into line. */
async function newTemplate(userId: UserId) {
  const { rows } = await db.pool.query(
    `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
       created_at, updated_at)
     values ($1, 'Den', 'living', 'modern', '{}', 0, '', '{}', '<svg/>', 'cafe', now(), now()) returning id`,
    [userId],
  );
  const of = { userId, templateId: rows[0].id as number };
  const key = `stills/${randomUUID()}`;
  const { maxWaiting } = OWN_TEMPLATE;
  const still = { key, request: requestOf(1), document: PACKED, now: new Date(), maxWaiting };
  const isDrawn = await inTransaction(db.pool, (trx) =>
    insertTemplateStill(trx, { ...of, ...still }),
  );
  return { ...of, key, isDrawn };
}

test('VIS-02 the picture of a template waits for all stills that somebody has asked for', async () => {
  const [ana, bea] = [await world.newUser(), await world.newUser()];
  const first = await newTemplate(ana);
  const second = await newTemplate(bea);
  const of = { userId: ana, projectId: await world.newProject(ana) };
  const asked = [await world.ask(of), await world.ask(of)];
  const ahead = (await listStillRows(db.pool, of)).map((row) => row.ahead);
  expect(ahead).toEqual([1, 0]);
  const worker = randomUUID();
  const order: string[] = [];
  for (;;) {
    const next = await claimStill(db.pool, { worker, leaseMs: 60_000 });
    if (next === null) break;
    order.push(next.key);
    await finishStill(db.pool, { id: next.id, worker, now: new Date() });
  }
  expect(order.slice(0, 2)).toEqual(asked.map(({ key }) => key));
  expect(order.slice(2).toSorted()).toEqual([first.key, second.key].toSorted());
});

test('VIS-02 the picture of a template is let go by its owner alone', async () => {
  const [ana, bea] = [await world.newUser(), await world.newUser()];
  const { templateId, key } = await newTemplate(ana);
  expect(await disownTemplateStills(db.pool, { templateId, userId: bea })).toEqual([]);
  const left = await disownTemplateStills(db.pool, { templateId, userId: ana });
  expect(left).toMatchObject([{ key }]);
  expect(await disownTemplateStills(db.pool, { templateId, userId: ana })).toEqual([]);
});

test('VIS-02 of one person twelve pictures of templates wait at most, also when many come at once, and none of others', async () => {
  const [ana, bea] = [await world.newUser(), await world.newUser()];
  const of = { userId: ana, projectId: await world.newProject(ana) };
  await world.ask(of);
  const { maxWaiting } = OWN_TEMPLATE;
  const all = await Promise.all(Array.from({ length: maxWaiting + 3 }, () => newTemplate(ana)));
  const inLine = all.filter(({ isDrawn }) => isDrawn);
  expect(inLine).toHaveLength(maxWaiting);
  expect((await newTemplate(bea)).isDrawn).toBe(true);
  // One that is let go makes room, and so does one that is drawn.
  const [first, second] = inLine;
  if (!first || !second) throw new Error('none waits');
  await disownTemplateStills(db.pool, first);
  expect((await newTemplate(ana)).isDrawn).toBe(true);
  await db.pool.query('update stills set done_at = now() where key = $1', [second.key]);
  expect((await newTemplate(ana)).isDrawn).toBe(true);
  expect((await newTemplate(ana)).isDrawn).toBe(false);
  expect(await world.ask(of)).toMatchObject({ id: expect.any(Number) });
});
