import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { deleteStill } from '../delete-still.ts';
import { stillFileKey } from '../still-files.ts';
import { until } from '../test-stills.ts';
import { createStillDesk } from './still-desk.ts';
import { STILL_DESK } from './still-desk-options.ts';
import { testDesk } from './test-desk.ts';

vi.setConfig({ testTimeout: 180_000 });

let db: TestDatabase;
let dataDir: string;
let world: Awaited<ReturnType<typeof testDesk>>;

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wevisu-left-'));
  world = await testDesk(db, dataDir);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
});

test('G-39 a still that is deleted while its server is thought to be no more leaves no file', async () => {
  // It says nothing of itself until it is done.
  const desk = world.open({ leaseMs: 1, beatMs: 600_000 });
  const userId = await world.newUser();
  const of = { userId, projectId: await world.newProject(userId) };
  const { id } = await world.ask(of, 32);
  desk.start();
  await until(async () => (await world.keptFiles()).length > 0);
  await deleteStill({ pool: db.pool, files: world.files, desk: world.open() }, { ...of, id });
  expect(await world.row(id)).toBeNull();
  await until(async () => desk.pid === undefined);
  expect(await world.keptFiles()).toEqual([]);
  await desk.close();
});

test('G-39 a still that is done has nothing left to go on from, also where its server gets no further', async () => {
  const userId = await world.newUser();
  const { id, key } = await world.ask({ userId, projectId: await world.newProject(userId) }, 8);
  const remove = async () => {
    throw new Error('the store does not answer');
  };
  const deps = {
    ...{ pool: db.pool, files: { ...world.files, remove }, now: () => new Date() },
    ...{ store: { dataDir, s3: null }, onError: () => {} },
  };
  const desk = createStillDesk(deps, { ...STILL_DESK, threads: 1, keepEveryMs: 0 });
  desk.start();
  await until(async () => (await world.row(id)).done_at);
  await desk.close();
  expect(await world.files.get(stillFileKey(key, 'state'))).toBeNull();
});
