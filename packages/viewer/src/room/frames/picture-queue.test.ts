import { expect, test } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

const FRAMES = 64;
const drawn = new Blob(['a frame']);
const newQueue = () => createPictureQueue({ toBlob: (resolve) => resolve(drawn) }, FRAMES);

test('an aborted request gets no picture, and the others get theirs', async () => {
  const queue = newQueue();
  const control = new AbortController();
  const [aborted, other] = [queue.request(control.signal), queue.request()];
  control.abort();
  expect(await aborted).toBeNull();
  expect(queue.isWaiting).toBe(true);
  queue.serve(FRAMES);
  expect(await other).toBe(drawn);
  expect(queue.isWaiting).toBe(false);
});

test('aborting a request that was already served takes nothing from later ones', async () => {
  const queue = newQueue();
  const control = new AbortController();
  const first = queue.request(control.signal);
  queue.serve(FRAMES);
  const second = queue.request();
  control.abort();
  queue.serve(FRAMES);
  expect([await first, await second]).toEqual([drawn, drawn]);
});

test('a request that is aborted from the start never waits, and closing ends all', async () => {
  const queue = newQueue();
  expect(await queue.request(AbortSignal.abort())).toBeNull();
  expect(queue.isWaiting).toBe(false);
  const all = [queue.request(), queue.request(new AbortController().signal)];
  queue.serve(1);
  queue.close();
  expect(await Promise.all(all)).toEqual([null, null]);
  expect(queue.isWaiting).toBe(false);
});

test('a quick request takes the first frame, and the fine ones wait on', async () => {
  const queue = newQueue();
  const [fine, quick] = [queue.request(), queue.request(undefined, true)];
  expect(queue.wantsFine).toBe(true);
  queue.serveQuick();
  expect(await quick).toBe(drawn);
  expect(queue.isWaiting).toBe(true);
  queue.serve(FRAMES);
  expect(await fine).toBe(drawn);
  const next = queue.request(undefined, true);
  expect([queue.isWaiting, queue.wantsFine]).toEqual([true, false]);
  queue.close();
  expect(await next).toBeNull();
});
