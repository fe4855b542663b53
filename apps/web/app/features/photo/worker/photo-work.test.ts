import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { expect, test } from 'vitest';
import { addSurface, setCovering, startOutline } from '../marks/edit-document.ts';
import { emptyDocument, waitingCorners } from '../marks/photo-document.ts';
import type { PhotoReply, PhotoRequest } from './photo-messages.ts';
import { createPhotoWork } from './photo-work.ts';
import type { WorkerLike } from './thread.ts';

const marked = { ...emptyDocument(900, 600), corners: waitingCorners({ width: 900, height: 600 }) };
const floor = startOutline(addSurface(marked, 'floor', 'a'), 'a');
const laid = setCovering(floor, 'a', covering.parse({ sku: null }));
const checked = { problems: [], grid: [], sides: [2, 3] };

/** Workers whose answers come from the test, in the order they were started. */
function threads() {
  const all: {
    readonly asked: PhotoRequest[];
    isEnded: boolean;
    reply: (reply: PhotoReply) => void;
    fail: () => void;
  }[] = [];
  const start = (): WorkerLike => {
    const listeners: Record<string, (event: never) => void> = {};
    const one = {
      asked: [] as PhotoRequest[],
      isEnded: false,
      reply: (data: PhotoReply) => listeners.message?.({ data } as never),
      fail: () => listeners.error?.(undefined as never),
    };
    all.push(one);
    return {
      postMessage: (request) => one.asked.push(request),
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners[type] = listener;
      },
      terminate: () => {
        one.isEnded = true;
      },
    };
  };
  /** Answers the oldest request for that task. */
  async function answer(thread: number, task: PhotoRequest['task'], reply: unknown) {
    await expect.poll(() => all[thread]?.asked.some((one) => one.task === task)).toBe(true);
    const one = all[thread];
    const at = one?.asked.findIndex((request) => request.task === task) ?? -1;
    const [request] = one?.asked.splice(at, 1) ?? [];
    one?.reply({ id: request?.id ?? 0, ok: true, answer: reply } as PhotoReply);
  }
  return { all, start, answer };
}

function bitmap() {
  const one = {
    isClosed: false,
    close() {
      one.isClosed = true;
    },
  };
  return one as typeof one & ImageBitmap;
}
const ask = (document = laid) => ({ document, products: {}, shown: 300 });

test('a quick picture and the count come first, and the full picture comes from its own worker', async () => {
  const { all, start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  work.workOut(ask());
  await answer(0, 'check', checked);
  await answer(0, 'lay', { bitmap: bitmap(), problems: [], ms: 5 });
  await expect.poll(() => work.store.getState().picture?.isFull).toBe(false);
  await answer(0, 'count', null);
  await answer(1, 'lay', { bitmap: bitmap(), problems: [], ms: 50 });
  await expect.poll(() => work.store.getState().picture?.isFull).toBe(true);
  expect(work.store.getState()).toMatchObject({ isLaying: false, isCounting: false });
  work.close();
  expect(all.every(({ isEnded }) => isEnded)).toBe(true);
});

test('a newer change cancels the full picture in progress', async () => {
  const { all, start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  work.workOut(ask());
  await answer(0, 'check', checked);
  await answer(0, 'lay', { bitmap: bitmap(), problems: [], ms: 5 });
  await answer(0, 'count', null);
  await expect.poll(() => all[1]?.asked.length).toBe(2);
  work.workOut(ask());
  expect(all[1]?.isEnded).toBe(true);
  expect(work.store.getState().isLaying).toBe(true);
  work.close();
});

test('marks without a covering are only checked, and the last picture goes away', async () => {
  const { start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  work.workOut(ask(floor));
  await answer(0, 'check', checked);
  await expect.poll(() => work.store.getState().checked.sides).toEqual([2, 3]);
  expect(work.store.getState()).toMatchObject({ picture: null, isLaying: false });
  work.close();
});

test('a crashed worker is reported, and the next try starts a new one', async () => {
  const { all, start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  work.workOut(ask());
  await expect.poll(() => all[0]?.asked.length).toBe(2);
  all[0]?.fail();
  await expect.poll(() => work.store.getState().failure).toMatch(/try again/);
  work.workOut(ask());
  const now = all.length - 1;
  await answer(now, 'check', checked);
  expect(work.store.getState().failure).toBeNull();
  work.close();
});

test('a photo that cannot be opened is tried once per change, not endlessly', async () => {
  const { all, start } = threads();
  const refused = (): WorkerLike => {
    const worker = start();
    return {
      ...worker,
      postMessage(request) {
        const { id } = request;
        if (request.task === 'open')
          queueMicrotask(() => all.at(-1)?.reply({ id, ok: false, why: 'no photo' }));
      },
    };
  };
  const work = createPhotoWork(new Blob(), refused);
  await expect.poll(() => work.store.getState().failure).toMatch(/try again/);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(all).toHaveLength(1);
  work.workOut(ask());
  await expect.poll(() => work.store.getState().failure).toMatch(/try again/);
  expect(all).toHaveLength(2);
  expect(all.every(({ isEnded }) => isEnded)).toBe(true);
  work.close();
});

test('a full picture that crashed its worker is made by a new one on the next try', async () => {
  const { all, start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  const makeQuick = async (thread: number) => {
    work.workOut(ask());
    await answer(thread, 'check', checked);
    await answer(thread, 'lay', { bitmap: bitmap(), problems: [], ms: 5 });
    await answer(thread, 'count', null);
    await expect.poll(() => all[thread + 1]?.asked.length).toBe(2);
  };
  await makeQuick(0);
  all[1]?.fail();
  await expect.poll(() => work.store.getState().failure).toMatch(/try again/);
  expect(work.store.getState().isLaying).toBe(false);
  await makeQuick(2);
  await answer(3, 'lay', { bitmap: bitmap(), problems: [], ms: 50 });
  await expect.poll(() => work.store.getState().picture?.isFull).toBe(true);
  expect(work.store.getState()).toMatchObject({ isLaying: false, failure: null });
  work.close();
});

test('older marks without a covering do not remove anything from newer ones with one', async () => {
  const { start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  work.workOut(ask(floor));
  work.workOut(ask());
  await answer(0, 'check', checked);
  await expect.poll(() => work.store.getState().checked.sides).toEqual([2, 3]);
  expect(work.store.getState()).toMatchObject({ isLaying: true, isCounting: true });
  work.close();
});

test('a picture that is no longer shown is released from memory', async () => {
  const { start, answer } = threads();
  const work = createPhotoWork(new Blob(), start);
  const shown = bitmap();
  work.workOut(ask());
  await answer(0, 'check', checked);
  await answer(0, 'lay', { bitmap: shown, problems: [], ms: 5 });
  await answer(0, 'count', null);
  work.workOut(ask(floor));
  await answer(0, 'check', checked);
  await expect.poll(() => work.store.getState().picture).toBeNull();
  expect(shown.isClosed).toBe(true);
  work.close();
});
