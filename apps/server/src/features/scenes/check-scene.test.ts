import { zstdDecompressSync } from 'node:zlib';
import type { UserId } from '@wevisu/domain/ids.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { checkScene } from './check-scene.ts';
import { createSceneWorkers } from './workers/scene-workers.ts';
import { halls, MOSAIC } from './workers/test-halls.ts';

const { pool } = await testDatabase();
const sceneWorkers = createSceneWorkers({ limitMs: 1_500, printLimitMs: 1_500, maxWaiting: 8 });
afterAll(() => sceneWorkers.close());

const userId = 1 as UserId;

/** Read in a moment, and counted for seconds. */
const scene = halls(8);

async function save() {
  const saved = await checkScene({ pool, sceneWorkers }, { userId, scene, showroomId: null });
  if (!saved.ok) throw new Error(saved.code);
  return saved.value;
}

test('a room that took too long to count is saved, and its findings say so from then on', async () => {
  const { document, findings } = await save();
  expect(JSON.parse(zstdDecompressSync(document).toString()).nodes).toHaveProperty('floor7');
  expect(findings.map(({ code }) => code)).toEqual(['product-unknown']);
  const input = { document, facts: [MOSAIC] };
  const refused = { ok: false, code: 'scene_too_complex' };
  expect(await sceneWorkers.run('countOrders', { userId, input })).toEqual(refused);
  expect((await save()).findings.map(({ code }) => code)).toEqual([
    'scene-too-complex',
    'product-unknown',
  ]);
  // For whatever else would be computed of it, too.
  expect(await sceneWorkers.run('listNeeds', { userId, input })).toEqual(refused);
});
