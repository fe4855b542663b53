import { expect, test } from 'vitest';
import {
  addStroke,
  addSurface,
  clearOutline,
  closeOutline,
  drawTo,
  insertPoint,
  moveCorner,
  moveLineEnd,
  movePoint,
  removePoint,
  removeSurface,
  setCovering,
  startOutline,
} from './edit-document.ts';
import {
  emptyDocument,
  MAX_POINTS,
  MAX_STROKES,
  MAX_SURFACES,
  photoDocument,
  surfaceName,
  waitingCorners,
} from './photo-document.ts';

const empty = emptyDocument(1000, 600);
const square = [
  [100, 100],
  [300, 100],
  [300, 300],
  [100, 300],
] as const;

function drawn() {
  const open = square.reduce(
    (now, spot) => drawTo(now, 'a', [spot]),
    addSurface(empty, 'floor', 'a'),
  );
  return closeOutline(open, 'a');
}

test('moving the first corner sets all four, inside the picture', () => {
  const moved = moveCorner(empty, 2, [5000, -40]);
  expect(moved.corners).toEqual([
    ...waitingCorners(empty).slice(0, 2),
    [1000, 0],
    waitingCorners(empty)[3],
  ]);
  expect(empty.corners).toBeNull();
});

test('an outline is drawn point by point and can be closed from three points on', () => {
  const two = square
    .slice(0, 2)
    .reduce((now, spot) => drawTo(now, 'a', [spot]), addSurface(empty, 'floor', 'a'));
  expect(closeOutline(two, 'a')).toBe(two);
  const closed = drawn();
  expect(closed.surfaces[0]).toMatchObject({ isClosed: true, outline: square });
  expect(drawTo(closed, 'a', [[5, 5]])).toBe(closed);
});

test('a path along an edge continues from the last point without repeating it', () => {
  const begun = drawTo(addSurface(empty, 'floor', 'a'), 'a', [[10, 10]]);
  const way = Array.from({ length: 90 }, (_, n) => [10 + n, 10 + (n > 40 ? n - 40 : 0)] as const);
  const { outline } = drawTo(begun, 'a', way).surfaces[0] ?? { outline: [] };
  expect(outline).toEqual([
    [10, 10],
    [50, 10],
    [99, 59],
  ]);
});

test('points are moved, added and removed, but three always remain', () => {
  const closed = drawn();
  expect(movePoint(closed, 'a', 1, [310.13, 90]).surfaces[0]?.outline[1]).toEqual([310.25, 90]);
  expect(insertPoint(closed, 'a', 3).surfaces[0]?.outline[4]).toEqual([100, 200]);
  const three = removePoint(closed, 'a', 0);
  expect(three.surfaces[0]?.outline).toHaveLength(3);
  expect(removePoint(three, 'a', 0)).toBe(three);
});

test('a wall starts with a floor line and an area above it, and both can be moved', () => {
  const wall = addSurface(empty, 'wall', 'w');
  const started = startOutline(moveLineEnd(wall, 'w', 0, [100, 500]), 'w');
  expect(started.surfaces[0]?.line?.[0]).toEqual([100, 500]);
  expect(started.surfaces[0]?.outline[0]).toEqual([100, 500]);
  expect(started.surfaces[0]?.isClosed).toBe(true);
  expect(moveLineEnd(drawn(), 'a', 0, [1, 1])).toEqual(drawn());
});

test('redrawing drops the brushed furniture, and removing drops the surface', () => {
  const brushed = addStroke(drawn(), 'a', { mode: 'remove', radius: 20, path: [[150, 150]] });
  expect(brushed.surfaces[0]?.strokes).toHaveLength(1);
  expect(clearOutline(brushed, 'a').surfaces[0]).toMatchObject({ outline: [], strokes: [] });
  expect(removeSurface(brushed, 'a').surfaces).toEqual([]);
  expect(setCovering(brushed, 'none', null)).toBe(brushed);
});

test('the marks stay within their limits, whatever is pressed', () => {
  let many = empty;
  for (let n = 0; n < 20; n++) many = addSurface(many, 'floor', `s${n}`);
  expect(many.surfaces).toHaveLength(MAX_SURFACES);
  let points = addSurface(empty, 'floor', 'a');
  for (let n = 0; n < 300; n++) points = drawTo(points, 'a', [[n, (n * 37) % 600]]);
  expect(points.surfaces[0]?.outline).toHaveLength(MAX_POINTS);
  let strokes = drawn();
  for (let n = 0; n < 300; n++)
    strokes = addStroke(strokes, 'a', { mode: 'add', radius: 9, path: [[n, n]] });
  expect(strokes.surfaces[0]?.strokes).toHaveLength(MAX_STROKES);
  for (const document of [many, points, strokes])
    expect(photoDocument.safeParse(document).success).toBe(true);
});

test('surfaces are numbered only if there are several', () => {
  const one = addSurface(empty, 'floor', 'a');
  expect(surfaceName(one, 'a')).toBe('Floor');
  const two = addSurface(addSurface(one, 'wall', 'w'), 'floor', 'b');
  expect([surfaceName(two, 'a'), surfaceName(two, 'b'), surfaceName(two, 'w')]).toEqual([
    'Floor 1',
    'Floor 2',
    'Wall',
  ]);
});
