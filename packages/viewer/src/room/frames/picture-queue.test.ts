import { expect, test } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

const FRAMES = 64;
const drawn = new Blob(['a frame']);
const newQueue = () => createPictureQueue({ toBlob: (take) => take(drawn) }, FRAMES);

test('who calls a picture off gets none, and whoever else waits gets theirs', async () => {
  const queue = newQueue();
  const control = new AbortController();
  const [calledOff, other] = [queue.want(control.signal), queue.want()];
  control.abort();
  expect(await calledOff).toBeNull();
  expect(queue.isWaiting).toBe(true);
  queue.take(FRAMES);
  expect(await other).toBe(drawn);
  expect(queue.isWaiting).toBe(false);
});

test('a picture that is called off once it is taken takes nothing from those who wait since', async () => {
  const queue = newQueue();
  const control = new AbortController();
  const first = queue.want(control.signal);
  queue.take(FRAMES);
  const second = queue.want();
  control.abort();
  queue.take(FRAMES);
  expect([await first, await second]).toEqual([drawn, drawn]);
});

test('one that was called off before it was asked for is never waited for, and giving up ends all', async () => {
  const queue = newQueue();
  expect(await queue.want(AbortSignal.abort())).toBeNull();
  expect(queue.isWaiting).toBe(false);
  const all = [queue.want(), queue.want(new AbortController().signal)];
  queue.take(1);
  queue.giveUp();
  expect(await Promise.all(all)).toEqual([null, null]);
  expect(queue.isWaiting).toBe(false);
});
