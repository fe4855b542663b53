import { zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { roomWithFloor } from '../test-rooms.ts';
import { createSceneDesk } from './scene-desk.ts';

const desk = createSceneDesk({ limitMs: 30_000, mostWaiting: 8 });
const hasty = createSceneDesk({ limitMs: 1, mostWaiting: 8 });
afterAll(async () => {
  await desk.close();
  await hasty.close();
});

const text = JSON.stringify(roomWithFloor(null));
const input = { text, facts: [] };
const document = zstdCompressSync(text);

test('a scene is checked and counted away from the thread that answers', async () => {
  const checked = await desk.run('check', { userId: 1, input });
  expect(checked).toMatchObject({ ok: true, value: { rooms: 1, skus: [], findings: [] } });
  const counted = await desk.run('countOrders', { userId: 1, input: { document, facts: [] } });
  expect(counted).toEqual({ ok: true, value: [] });
});

test('what takes too long is refused, and so is the next that does, by a thread that is new', async () => {
  for (const _ of [1, 2]) {
    const answer = await hasty.run('check', { userId: 1, input });
    expect(answer).toEqual({ ok: false, code: 'scene_too_complex' });
  }
});

test('one account has three tasks at a time, others have theirs beside it', async () => {
  const run = (userId: number) => desk.run('check', { userId, input });
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
  await expect(desk.run('countOrders', { userId: 1, input: broken })).rejects.toThrow();
  const counted = await desk.run('countOrders', { userId: 1, input: { document, facts: [] } });
  expect(counted.ok).toBe(true);
});
