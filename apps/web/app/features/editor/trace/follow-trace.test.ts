import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeIndexedDb } from '../../../platform/test-indexed-db.ts';
import { createTrace } from '../workspace/trace-store.ts';
import { followTrace } from './follow-trace.ts';

const picture = { file: new Blob(['x']), width: 400, height: 400 };
const where = {
  seen: { minX: 0, minY: 0, maxX: 40_000, maxY: 40_000 },
  levelId: 'level-1',
  ownId: null,
};

let browser = fakeIndexedDb();
let page = new EventTarget();
beforeEach(() => {
  browser = fakeIndexedDb();
  page = new EventTarget();
  Object.assign(globalThis, {
    indexedDB: browser,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
const { addEventListener, removeEventListener } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { addEventListener, removeEventListener });
});

test('a picture is saved when the page closes right after it was added, and comes back', async () => {
  const trace = createTrace();
  const followed = followTrace(
    trace,
    () => '/room',
    () => {},
  );
  trace.getState().put(picture, where);
  page.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browser.kept.get('/room')).toMatchObject({ picture });
  followed.close();

  const again = createTrace();
  const next = followTrace(
    again,
    () => '/room',
    () => {},
  );
  await expect.poll(() => again.getState().record).toEqual(trace.getState().record);
  next.close();
});
