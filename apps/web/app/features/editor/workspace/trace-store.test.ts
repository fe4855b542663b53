import { expect, test } from 'vitest';
import { createTrace } from './trace-store.ts';

const picture = { file: new Blob(['x']), width: 400, height: 400 };
const where = {
  seen: { minX: 0, minY: 0, maxX: 40_000, maxY: 40_000 },
  levelId: 'level-1',
  ownId: null,
};

function traced() {
  const trace = createTrace();
  trace.getState().put(picture, where);
  return trace;
}

test('a new picture asks for its scale: two presses and a length', () => {
  const trace = traced();
  expect(trace.getState()).toMatchObject({ mode: 'scale', record: { isToScale: false } });
  expect(trace.getState().setLength(3_048)).toBe(false);
  trace.getState().press([1_000, 1_000]);
  trace.getState().press([1_000, 1_000]);
  expect(trace.getState().points).toHaveLength(1);
  trace.getState().press([11_000, 1_000]);
  expect(trace.getState().setLength(20_000)).toBe(true);
  expect(trace.getState()).toMatchObject({ mode: null, points: [], record: { isToScale: true } });
  expect(trace.getState().record?.placement.tenthsPerPixel).toBe(200);
});

test('a third press starts over', () => {
  const trace = traced();
  for (const x of [0, 5_000, 9_000]) trace.getState().press([x, 0]);
  expect(trace.getState().points).toEqual([[9_000, 0]]);
});

test('a locked picture cannot be moved or scaled, and hiding it cancels what was started', () => {
  const trace = traced();
  trace.getState().change({ isHidden: true });
  expect(trace.getState().mode).toBeNull();
  trace.getState().setMode('move');
  expect(trace.getState()).toMatchObject({ mode: 'move', record: { isHidden: false } });
  trace.getState().change({ isLocked: true });
  expect(trace.getState().mode).toBeNull();
  trace.getState().setMode('scale');
  expect(trace.getState().mode).toBeNull();
});

test('closing keeps the picture and returns the pointer to the plan', () => {
  const trace = traced();
  trace.getState().open(true);
  trace.getState().press([0, 0]);
  trace.getState().open(false);
  expect(trace.getState()).toMatchObject({ mode: null, points: [], isOpen: false });
  expect(trace.getState().record).not.toBeNull();
});

test('a picture of the account keeps its position on its own level when its address is opened again', () => {
  const trace = createTrace();
  const own = { ...where, ownId: '7' };
  trace.getState().put(picture, own);
  trace.getState().press([0, 0]);
  trace.getState().press([10_000, 0]);
  trace.getState().setLength(20_000);
  const { record } = trace.getState();
  trace.getState().put({ ...picture, file: new Blob(['x']) }, own);
  expect(trace.getState().record).toBe(record);
  trace.getState().put(picture, { ...own, levelId: 'level-2' });
  expect(trace.getState()).toMatchObject({ mode: 'scale', record: { isToScale: false } });
  trace.getState().put(picture, { ...own, ownId: '8', levelId: 'level-2' });
  expect(trace.getState().record?.ownId).toBe('8');
});
