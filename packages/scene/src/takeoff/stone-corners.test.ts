import { expect, test } from 'vitest';
import type { Face } from '../faces/face.ts';
import { layingOf } from '../laying/lay-area.ts';
import type { Polygon } from '../plane/polygon.ts';
import { areaOfOutline, factsOf, feet, rectangleFeet } from './facts-for-tests.ts';
import { type StonePlace, stoneCornerLines } from './stone-corners.ts';

const facts = factsOf({
  sku: 'LEDGER',
  inches: [6, 24],
  piecesPerUnit: 6,
  material: { kind: 'ledger', rock: 'slate', colors: ['#555555'] },
  laying: { pattern: 'ledger', joint: { widthTenths: 0, color: '#999999' } },
});

/** One side of a chimney breast 5 ft wide and 2 ft deep that is `height` ft high. */
function side(
  id: string,
  origin: readonly [number, number],
  right: readonly [number, number],
  width: number,
  height: number,
): StonePlace {
  const outline: Polygon = rectangleFeet(width, height);
  const area = { ...areaOfOutline(outline), nodeId: id, slot: 'covering', area: 1 };
  const face: Face = {
    id,
    kind: 'wall',
    roomId: 'R',
    wallId: id,
    frame: { origin: [...origin, 0], right: [...right, 0], up: [0, 0, 1] },
    outline,
    holes: [],
    areas: [area],
  };
  const laying = layingOf(area.covering, facts);
  if (!laying) throw new Error('no laying');
  return { place: { face, area, roomId: 'R' }, facts, laying };
}

// The room lies to the south: the front faces south, the cheeks west and east.
const front = side('front', [0, 0], [1, 0], 5, 8);
const east = side('east', [feet(5), 0], [0, 1], 2, 8);
const west = side('west', [0, feet(2)], [0, -1], 2, 6);

test('an outside corner takes one corner piece for every 6 in of the height both sides have', () => {
  const lines = stoneCornerLines([front, east, west]);
  expect(lines.map(({ pieces }) => pieces).sort()).toEqual([12, 16]);
  expect(lines.every(({ material }) => material === 'stone-corners:LEDGER')).toBe(true);
});

test('inside corners take none', () => {
  const returning = side('inside', [feet(5), feet(-2)], [0, 1], 2, 8);
  expect(stoneCornerLines([front, { ...returning, place: { ...returning.place } }])).toEqual([]);
});
