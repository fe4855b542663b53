import { zstdCompressSync } from 'node:zlib';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { afterAll, expect, test } from 'vitest';
import { roomWithFloor } from '../../projects/test-rooms.ts';
import { createSceneWorkers } from './scene-workers.ts';

const sceneWorkers = createSceneWorkers({ limitMs: 30_000, maxWaiting: 8 });
const hasty = createSceneWorkers({ limitMs: 1, maxWaiting: 8 });
afterAll(async () => {
  await sceneWorkers.close();
  await hasty.close();
});

/** Halls of 40 x 36 ft in a row, each with a floor of mosaic: 163,000 chips of an inch. */
function halls(count: number) {
  const scene = roomWithFloor(null);
  for (let i = 0; i < count; i++) {
    const left = i * 130_000;
    const [right, back] = [left + 40 * 3_048, 36 * 3_048];
    scene.nodes[`hall${i}`] = {
      type: 'room',
      levelId: 'level',
      name: 'Hall',
      use: 'living',
      outline: [
        [left, 0],
        [right, 0],
        [right, back],
        [left, back],
      ],
    };
    scene.nodes[`floor${i}`] = {
      type: 'surface',
      roomId: `hall${i}`,
      face: { on: 'floor' },
      covering: { sku: 'MOSAIC' },
    };
  }
  return scene;
}

const text = JSON.stringify(roomWithFloor(null));
const input = { text, facts: [] };
const document = zstdCompressSync(text);

test('a scene is checked and counted away from the thread that answers', async () => {
  const checked = await sceneWorkers.run('check', { userId: 1, input });
  expect(checked).toMatchObject({ ok: true, value: { rooms: 1, skus: [], findings: [] } });
  const counted = await sceneWorkers.run('countOrders', {
    userId: 1,
    input: { document, facts: [] },
  });
  expect(counted).toEqual({ ok: true, value: [] });
});

test('what takes too long may be tried again, and is answered each time by a thread that is new', async () => {
  const long = { text: JSON.stringify(halls(1_500)), facts: [] };
  for (const _ of [1, 2]) {
    const answer = await hasty.run('check', { userId: 1, input: long });
    expect(answer).toEqual({ ok: false, code: 'unavailable' });
  }
});

test('more pieces than a house has are refused by their number, however fast the machine is', async () => {
  const facts = [factsOf({ sku: 'MOSAIC', inches: [1, 1], piecesPerUnit: 144 })];
  const packed = zstdCompressSync(JSON.stringify(halls(20)));
  const answer = await sceneWorkers.run('countOrders', {
    userId: 1,
    input: { document: packed, facts },
  });
  expect(answer).toEqual({ ok: false, code: 'scene_too_complex' });
  const one = zstdCompressSync(JSON.stringify(halls(1)));
  const counted = await sceneWorkers.run('countOrders', {
    userId: 1,
    input: { document: one, facts },
  });
  expect(counted).toMatchObject({ ok: true, value: [{ sku: 'MOSAIC' }] });
});

test('one account has three tasks at a time, others have theirs beside it', async () => {
  const run = (userId: number) => sceneWorkers.run('check', { userId, input });
  const answers = await Promise.all([1, 1, 1, 1, 2].map(run));
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'unavailable',
    'ok',
  ]);
  expect((await run(1)).ok).toBe(true);
});

test('a stored document that cannot be read is a fault that is thrown, and the next is answered', async () => {
  const broken = { document: Buffer.from('not packed'), facts: [] };
  await expect(sceneWorkers.run('countOrders', { userId: 1, input: broken })).rejects.toThrow();
  const counted = await sceneWorkers.run('countOrders', {
    userId: 1,
    input: { document, facts: [] },
  });
  expect(counted.ok).toBe(true);
});
