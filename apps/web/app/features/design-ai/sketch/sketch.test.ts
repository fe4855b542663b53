import { roomModel } from '@wevisu/layout/room/room-model.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { expect, test } from 'vitest';
import {
  cornersOf,
  FIRST_SKETCH,
  problemOf,
  type Sketch,
  sceneOf,
  withNewOpening,
  withOpening,
  withShape,
} from './sketch.ts';

const FOOT = 3_048;
const L_SHAPES: readonly Sketch[] = (['right', 'left'] as const).map((cutSide) =>
  withShape(FIRST_SKETCH, { shape: 'l', width: 16 * FOOT, length: 14 * FOOT, cutSide }),
);

const areaOf = (points: readonly (readonly [number, number])[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

test.each([FIRST_SKETCH, ...L_SHAPES])(
  'a sketch is a room whose inner sides are those that were given',
  (sketch) => {
    const { document, roomId } = sceneOf(sketch, { name: 'Kitchen', use: 'kitchen' });
    const read = readScene(document).document;
    expect(nodesOf(read.nodes, 'opening')).toHaveLength(2);
    const room = sceneFacts(read).rooms.find(({ id }) => id === roomId);
    expect(room?.openings).toHaveLength(2);
    const model = roomModel(read, roomId);
    const area = Math.abs(areaOf(model?.inner ?? []));
    expect(area / areaOf(cornersOf(sketch))).toBeCloseTo(1, 3);
  },
);

test('openings stay on their wall when it gets shorter or is gone', () => {
  const narrow = withShape(FIRST_SKETCH, { width: 5 * FOOT });
  for (const { from, width } of narrow.openings) expect(from + width).toBeLessThanOrEqual(5 * FOOT);
  const [l] = L_SHAPES;
  const onSixth = l && withNewOpening(l, 'window', 5);
  const back = onSixth && withShape(onSixth, { shape: 'rectangle' });
  expect(back?.openings.every(({ wall }) => wall < 4)).toBe(true);
});

test('a new opening stands where there is space, and none where there is none', () => {
  const two = withNewOpening(FIRST_SKETCH, 'window', 0);
  expect(two && problemOf(two)).toBeNull();
  const tight = withShape(FIRST_SKETCH, { width: 3 * FOOT });
  expect(withNewOpening(tight, 'door', 0)).toBeNull();
});

test('overlaps, a room without a door and windows above the ceiling are said', () => {
  const two = withNewOpening(FIRST_SKETCH, 'window', 0);
  const overlapping = two && withOpening(two, 3, { from: FOOT });
  expect(overlapping && problemOf(overlapping)).toBe('On wall A, the door and the window overlap.');
  expect(problemOf({ ...FIRST_SKETCH, openings: [] })).toBe('The room needs a door.');
  expect(problemOf(withOpening(FIRST_SKETCH, 2, { sill: 7 * FOOT }))).toBe(
    'The window on wall C reaches above the ceiling.',
  );
});
