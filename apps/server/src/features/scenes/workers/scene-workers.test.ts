import { zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { roomWithFloor } from '../../projects/test-rooms.ts';
import { createSceneWorkers } from './scene-workers.ts';
import { halls, MOSAIC } from './test-halls.ts';

const PATIENT = { limitMs: 60_000, printLimitMs: 60_000, maxWaiting: 8 };
const sceneWorkers = createSceneWorkers(PATIENT);
const hasty = createSceneWorkers({ ...PATIENT, limitMs: 1 });
afterAll(async () => {
  await sceneWorkers.close();
  await hasty.close();
});

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

test('what takes too long is refused, remembered, and refused at once when it comes again', async () => {
  const long = { text: JSON.stringify(halls(1_500)), facts: [] };
  const refused = { ok: false, code: 'scene_too_complex' };
  expect(await hasty.run('check', { userId: 1, input: long })).toEqual(refused);
  const order: string[] = [];
  const again = [
    hasty.run('check', { userId: 2, input }).then(() => order.push('another')),
    hasty.run('check', { userId: 1, input: long }).then((answer) => {
      order.push('again');
      expect(answer).toEqual(refused);
    }),
  ];
  await Promise.all(again);
  expect(order).toEqual(['again', 'another']);
});

test('a small room is counted while the large ones of others are, and before those that wait', async () => {
  const facts = [MOSAIC];
  const large = zstdCompressSync(JSON.stringify({ ...halls(3), padding: 'x'.repeat(300_000) }));
  const order: string[] = [];
  const count = (userId: number, name: string, packed: Uint8Array) =>
    sceneWorkers
      .run('countOrders', { userId, input: { document: packed, facts } })
      .then((answer) => order.push(answer.ok ? name : answer.code));
  await Promise.all([
    ...[1, 2, 3].map((userId) => count(userId, 'large', large)),
    count(4, 'small', document),
  ]);
  expect(order).toEqual(['small', 'large', 'large', 'large']);
});

test('walls that all cross are told when they are saved, and never counted', async () => {
  const scene = roomWithFloor(null);
  for (let i = 0; i < 2_000; i++) {
    const x = Math.round(300_000 * Math.cos((i * Math.PI) / 2_000));
    const y = Math.round(300_000 * Math.sin((i * Math.PI) / 2_000));
    scene.nodes[`wall${i}`] = { type: 'wall', levelId: 'level', from: [x, y], to: [-x, -y] };
  }
  const crossing = { text: JSON.stringify(scene), facts: [] };
  const checked = await sceneWorkers.run('check', { userId: 1, input: crossing });
  if (!checked.ok || 'unreadable' in checked.value) throw new Error('not saved');
  expect(checked.value.findings[0]).toMatchObject({
    code: 'scene-too-complex',
    text: expect.stringContaining('meet each other more than 20,000 times'),
  });
  for (const task of ['countOrders', 'listNeeds', 'describeRoom', 'packWhole'] as const) {
    const stored = { document: checked.value.document, facts: [] };
    expect(await sceneWorkers.run(task, { userId: 1, input: stored })).toEqual({
      ok: false,
      code: 'scene_too_complex',
    });
  }
});

test('more pieces than a house has are refused by their number, however fast the machine is', async () => {
  const facts = [MOSAIC];
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
