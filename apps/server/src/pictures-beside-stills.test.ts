// The server draws stills and renders pictures of products beside each other. What is shown is which ends first, never a
// time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { parseModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { expect, test, vi } from 'vitest';
import { askModelPictures } from './features/catalog/media/ask-model-pictures.ts';
import { addModelPictureJobs } from './features/catalog/media/jobs.ts';
import { modelPictureFile } from './features/catalog/media/model-picture-file.ts';
import { renderModel } from './features/catalog/media/render-model.ts';
import { until } from './features/stills/test-stills.ts';
import { testStillWorker } from './features/stills/worker/test-still-worker.ts';
import { atFileEnd } from './platform/database/test-closers.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { createJobQueue } from './platform/jobs/jobs.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Each takes longer than the picture. */
const STILLS = 4;
const SAMPLES = 1024;

test('VEND-01 G-39 a product that goes live has its picture while stills that were asked for before it are in line', async () => {
  const { pool } = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wevisu-beside-'));
  atFileEnd(() => rm(dataDir, { recursive: true, force: true }));
  const stills = await testStillWorker({ pool }, dataDir);
  for (let n = 0; n < STILLS; n += 1) {
    const userId = await stills.newUser();
    await stills.ask({ userId, projectId: await stills.newProject(userId) }, SAMPLES);
  }
  const count = async (where: string) => {
    const { rows } = await pool.query(`select from stills where ${where}`);
    return rows.length;
  };
  const worker = stills.open();
  worker.start();
  atFileEnd(() => worker.close());
  await until(async () => (await count('samples_done > 0')) > 0);

  const errors: Error[] = [];
  const onError = (error: Error) => void errors.push(error);
  const jobs = createJobQueue({ pool, onError });
  atFileEnd(() => jobs.stop());
  // Its clock never strikes: a vendor does not wait for the next minute.
  addModelPictureJobs(
    { ...jobs, every: (name, _cron, handler) => jobs.define(name, handler) },
    {
      ...{ db: pool, files: stills.files, now: () => new Date(), render: renderModel },
      ...{ quality: { pixels: 96, samples: 1 }, signal: new AbortController().signal, onError },
    },
  );
  await jobs.start();
  const spec = parseModelSpec({
    kind: 'vanity',
    params: { sinks: 2 },
    finishes: { cabinet: 'paint-sage' },
  });
  const { rows: vendors } = await pool.query(
    `insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Beside', '97201') returning id`,
    [await stills.newUser()],
  );
  const looks = [{ type: 'model', ...spec }];
  await inTransaction(pool, (trx) =>
    askModelPictures({ jobs }, trx, { vendorId: vendors[0].id, looks }),
  );
  const getPicture = () => stills.files.get(modelPictureFile(modelPictureKey(spec)));
  const isLineEmpty = async () => (await count('done_at is null')) === 0;
  await until(async () => errors.length > 0 || (await getPicture()) || (await isLineEmpty()));
  expect(errors).toEqual([]);
  expect(await getPicture()).not.toBeNull();
  expect(await isLineEmpty()).toBe(false);
  expect(stills.errors).toEqual([]);
});
