import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../platform/database/test-database.ts';
import { until } from '../test-stills.ts';
import { createStillWorker } from './still-worker.ts';
import { STILL_WORKER } from './still-worker-options.ts';
import { testStillWorker } from './test-still-worker.ts';

vi.setConfig({ testTimeout: 180_000 });

test('G-39 the drawing process gets the location of files from the settings, and nothing else', async () => {
  const { pool } = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-settings-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const world = await testStillWorker({ pool }, dataDir);
  const read: string[] = [];
  const settings = new Proxy(
    { dataDir, s3: null, databaseUrl: 'postgres://secret' },
    {
      get(all, name) {
        read.push(String(name));
        return Reflect.get(all, name);
      },
    },
  );
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(error.message);
  const deps = { pool, files: world.files, store: settings, now: () => new Date(), onError };
  const worker = createStillWorker(deps, { ...STILL_WORKER, threads: 1, pollMs: 100, restMs: 0 });
  const userId = await world.newUser();
  const { id } = await world.ask({ userId, projectId: await world.newProject(userId) }, 1);
  worker.start();
  await until(async () => errors.length > 0 || (await world.row(id)).done_at);
  await worker.close();
  expect(errors).toEqual([]);
  expect([...new Set(read)].sort()).toEqual(['dataDir', 's3']);
});
