import type { Spot } from '@wevisu/photo/picture.ts';
import type { PointerEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addSurface } from '../marks/edit-document.ts';
import { emptyDocument, waitingCorners } from '../marks/photo-document.ts';
import { type OpenPhoto, PhotoContext } from '../state/photo-context.ts';
import { createPhotoStore } from '../state/photo-store.ts';
import { useStagePointer } from './use-stage-pointer.ts';

/** The photo's handlers with a path finder controlled by the test, as far as they work without a browser. */
function stage(wire: () => Promise<readonly Spot[]> = async () => []) {
  const measured = {
    ...emptyDocument(400, 300),
    corners: waitingCorners({ width: 400, height: 300 }),
    length: { side: 0, tenths: 20_000 },
  };
  const store = createPhotoStore(addSurface(measured, 'floor', 'a'), {});
  let pointer: ReturnType<typeof useStagePointer>['pointer'] | null = null;
  function Probe() {
    pointer = useStagePointer(1).pointer;
    return null;
  }
  renderToString(
    <PhotoContext value={{ store, work: { wire } } as unknown as OpenPhoto}>
      <Probe />
    </PhotoContext>,
  );
  const handlers = pointer as ReturnType<typeof useStagePointer>['pointer'] | null;
  if (!handlers) throw new Error('nothing was rendered');
  const currentTarget = {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture() {},
  };
  const event = (pointerId: number, clientX: number, clientY: number) =>
    ({
      pointerId,
      isPrimary: pointerId === 1,
      button: 0,
      clientX,
      clientY,
      currentTarget,
      preventDefault() {},
    }) as unknown as PointerEvent<HTMLElement>;
  return { store, handlers, event };
}

test('a second finger neither draws nor ends what the first one draws', async () => {
  const { store, handlers, event } = stage();
  const outline = () => store.getState().history.now.surfaces[0]?.outline;
  handlers.onPointerDown(event(1, 100, 200));
  handlers.onPointerDown(event(2, 300, 20));
  handlers.onPointerMove(event(2, 310, 20));
  expect(store.getState().held).toEqual([100, 200]);
  handlers.onPointerUp(event(2, 310, 20));
  handlers.onPointerMove(event(1, 180, 200));
  handlers.onPointerUp(event(1, 180, 200));
  await expect.poll(outline).toEqual([[180, 200]]);
});

test('a path whose start was undone during the search is not drawn', async () => {
  let find: (way: readonly Spot[]) => void = () => {};
  const { store, handlers, event } = stage(
    () =>
      new Promise((resolve) => {
        find = resolve;
      }),
  );
  const outline = () => store.getState().history.now.surfaces[0]?.outline;
  const press = (x: number) => {
    handlers.onPointerDown(event(1, x, 200));
    handlers.onPointerUp(event(1, x, 200));
  };
  press(100);
  await expect.poll(outline).toEqual([[100, 200]]);
  store.getState().show({ followsEdges: true });
  press(180);
  await new Promise((resolve) => setTimeout(resolve));
  store.getState().undo();
  find([
    [100, 200],
    [140, 230],
    [180, 200],
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(outline()).toEqual([]);
  store.getState().show({ followsEdges: false });
  press(60);
  await expect.poll(outline).toEqual([[60, 200]]);
});
