import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { feet } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { portalsOf } from './portals-of.ts';
import { PORTAL_SIZE } from './still-scene.ts';

const wall = (from: readonly number[], to: readonly number[]) => ({
  ...{ type: 'wall', levelId: 'L', from, to },
});
const [middle, right, top] = [feet(12), feet(24), feet(10)];

function room(use: string, left: number, end: number, from = 0, to = top) {
  const outline = [
    [left, from],
    [end, from],
    [end, to],
    [left, to],
  ];
  return { type: 'room', levelId: 'L', name: use, use, outline };
}

/** Two rooms side by side, with one north wall along both. */
const rooms = {
  L: { type: 'level', name: 'Ground' },
  kitchen: room('kitchen', 0, middle),
  dining: room('dining', middle, right),
  south: wall([0, 0], [right, 0]),
  east: wall([right, 0], [right, top]),
  north: wall([right, top], [0, top]),
  west: wall([0, top], [0, 0]),
  between: wall([middle, 0], [middle, top]),
};

const windowIn = (wallId: string, at: number, style = 'window-casement') => ({
  ...{ type: 'opening', wallId, style, atTenths: feet(at) },
  ...{ widthTenths: feet(3), heightTenths: feet(4), sillTenths: feet(3) },
});

/** The middles of the portals in plan, feet. */
function placesOf(nodes: object): readonly (readonly number[])[] {
  const scene = { format: 'wevisu-scene', version: 1, name: 'Home', nodes };
  const { document } = readScene({ ...scene, nodes: { ...rooms, ...nodes } });
  const numbers = portalsOf(document, facesOf(document));
  const inFeet = (meters = 0) => Math.round((meters / 0.3048) * 10) / 10 + 0;
  return Array.from({ length: numbers.length / PORTAL_SIZE }, (_, n) => {
    const [x, , z = 0] = numbers.slice(n * PORTAL_SIZE);
    return [inFeet(x), inFeet(-z)];
  });
}

test('G-39 equal windows in one wall each let the sky in at their own place', () => {
  const places = placesOf({ a: windowIn('east', 2.5), b: windowIn('east', 7) });
  expect(places).toEqual([
    [23.8, 2.5],
    [23.8, 7],
  ]);
});

test('G-39 windows of a wall along several rooms let the sky in', () => {
  const places = placesOf({ a: windowIn('north', 4), b: windowIn('north', 18) });
  expect(places.map(([x]) => x)).toEqual([20, 6]);
});

test('G-39 doors, niches and windows between rooms let no sky in, windows to a patio do', () => {
  const patio = room('patio', right, feet(34));
  const others = {
    inner: windowIn('between', 5),
    door: windowIn('south', 4, 'door-single'),
    niche: windowIn('south', 10, 'niche'),
  };
  expect(placesOf(others)).toEqual([]);
  expect(placesOf({ ...others, patio, out: windowIn('east', 5) })).toEqual([[23.8, 5]]);
});
