import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/database/test-database.ts';
import { deleteStill } from '../delete-still.ts';
import { until } from '../test-stills.ts';
import { stillFileKey } from './still-files.ts';
import { createStillWorker } from './still-worker.ts';
import { STILL_WORKER } from './still-worker-options.ts';
import { testStillWorker } from './test-still-worker.ts';

vi.setConfig({ testTimeout: 180_000 });

let db: TestDatabase;
let dataDir: string;
let world: Awaited<ReturnType<typeof testStillWorker>>;

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'wevisu-left-'));
  world = await testStillWorker(db, dataDir);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
});

test('G-39 a still that is deleted while its server is thought to be no more leaves no file', async () => {
  // It says nothing of itself until it is done.
  const worker = world.open({ leaseMs: 1, beatMs: 600_000 });
  const userId = await world.newUser();
  const of = { userId, projectId: await world.newProject(userId) };
  const { id } = await world.ask(of, 32);
  worker.start();
  await until(async () => (await world.keptFiles()).length > 0);
  await deleteStill({ pool: db.pool, files: world.files, worker: world.open() }, { ...of, id });
  expect(await world.row(id)).toBeNull();
  await until(async () => worker.pid === undefined);
  expect(await world.keptFiles()).toEqual([]);
  await worker.close();
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
  const worker = createStillWorker(deps, { ...STILL_WORKER, threads: 1, keepEveryMs: 0 });
  worker.start();
  await until(async () => (await world.row(id)).done_at);
  await worker.close();
  expect(await world.files.get(stillFileKey(key, 'state'))).toBeNull();
});
