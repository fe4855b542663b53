import { expect, test } from 'vitest';
import type { SceneNode } from '../document/node.ts';
import { areaOf, type Point } from '../plane/polygon.ts';
import { roomShape } from './room-shape.ts';
import { wallShapes } from './wall-shapes.ts';

type Nodes = Record<string, SceneNode>;
const level: SceneNode = {
  type: 'level',
  name: 'Ground',
  elevationTenths: 100,
  heightTenths: 25_000,
};

function wall(
  from: Point,
  to: Point,
  thicknessTenths = 1_000,
  heightTenths: number | null = null,
): SceneNode {
  return { type: 'wall', levelId: 'L', from, to, thicknessTenths, heightTenths };
}

function room(outline: Point[]): SceneNode {
  const rest = { heightTenths: null, baseboardTenths: 0, crownTenths: 0 };
  return { type: 'room', levelId: 'L', name: 'Room', use: 'other', outline, ...rest };
}

/** A room with a wall on every edge, of the given thicknesses in turn. */
function closed(outline: Point[], ...thicknesses: number[]): Nodes {
  const nodes: Nodes = { L: level, R: room(outline) };
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] ?? from;
    nodes[`w${i}`] = wall(from, to, thicknesses[i % thicknesses.length] ?? 1_000);
  }
  return nodes;
}

const square: Point[] = [
  [0, 0],
  [40_000, 0],
  [40_000, 30_000],
  [0, 30_000],
];

function innerOf(nodes: Nodes, id = 'R') {
  return roomShape(nodes, id)?.inner.map(([x, y]) => [
    Math.round(x * 1e3) / 1e3,
    Math.round(y * 1e3) / 1e3,
  ]);
}

test('G-39 a room measures from wall to wall, each edge moved in by half of its wall', () => {
  expect(innerOf(closed(square, 1_000, 2_000, 600, 400))).toEqual([
    [200, 500],
    [39_000, 500],
    [39_000, 29_700],
    [200, 29_700],
  ]);
});

test('G-39 an outline given clockwise gives the same room', () => {
  const nodes = closed(square, 1_000);
  expect(innerOf({ ...nodes, R: room(square.toReversed()) })).toHaveLength(4);
  expect(areaOf(roomShape({ ...nodes, R: room(square.toReversed()) }, 'R')?.inner ?? [])).toBe(
    39_000 * 29_000,
  );
});

test('G-39 inner corners of an L-shaped room are exact', () => {
  const shape: Point[] = [
    [0, 0],
    [40_000, 0],
    [40_000, 10_000],
    [10_000, 10_000],
    [10_000, 30_000],
    [0, 30_000],
  ];
  expect(innerOf(closed(shape, 1_000))).toEqual([
    [500, 500],
    [39_500, 500],
    [39_500, 9_500],
    [9_500, 9_500],
    [9_500, 29_500],
    [500, 29_500],
  ]);
});

test('G-39 oblique corners are where the walls’ sides meet', () => {
  const triangle: Point[] = [
    [0, 0],
    [40_000, 0],
    [0, 30_000],
  ];
  // The incircle of 3-4-5 shrinks by the half thickness: legs lose 500 + 500/3 and 500 + 1,000.
  const inner = innerOf(closed(triangle, 1_000));
  expect(inner).toEqual([
    [500, 500],
    [38_500, 500],
    [500, 29_000],
  ]);
});

test('G-39 an edge without a wall is not moved, and where the wall beside it ends, its end is seen', () => {
  const nodes = closed(square, 1_000);
  const { w1: _, ...open } = nodes;
  expect(innerOf(open)).toEqual([
    [500, 500],
    [40_000, 500],
    [40_000, 29_500],
    [500, 29_500],
  ]);
  const half: Nodes = { ...open, w1: wall([40_000, 0], [40_000, 12_000]) };
  const shape = roomShape(half, 'R');
  expect(shape?.inner).toEqual([
    [500, 500],
    [39_500, 500],
    [39_500, 12_000],
    [40_000, 12_000],
    [40_000, 29_500],
    [500, 29_500],
  ]);
  expect(shape?.edges.map(({ kind, wallId }) => `${kind} ${wallId}`)).toEqual([
    'side w0',
    'side w1',
    'end w1',
    'open null',
    'side w2',
    'side w3',
  ]);
});

test('G-39 several walls along one edge step where their thickness does', () => {
  const { w0: _, ...rest } = closed(square, 1_000);
  const nodes: Nodes = {
    ...rest,
    a: wall([0, 0], [15_000, 0], 1_000),
    b: wall([40_000, 0], [15_000, 0], 2_000),
    inside: wall([5_000, 0], [9_000, 0], 300),
  };
  expect(innerOf(nodes)).toEqual([
    [500, 500],
    [15_000, 500],
    [15_000, 1_000],
    [39_500, 1_000],
    [39_500, 29_500],
    [500, 29_500],
  ]);
});

test('G-39 a wall that passes several rooms is one edge of each', () => {
  const nodes: Nodes = {
    L: level,
    A: room([
      [0, 0],
      [20_000, 0],
      [20_000, 10_000],
      [0, 10_000],
    ]),
    B: room([
      [20_000, 0],
      [40_000, 0],
      [40_000, 10_000],
      [20_000, 10_000],
    ]),
    south: wall([0, 0], [40_000, 0]),
    north: wall([0, 10_000], [40_000, 10_000]),
    west: wall([0, 0], [0, 10_000]),
    east: wall([40_000, 0], [40_000, 10_000]),
    between: wall([20_000, 0], [20_000, 10_000]),
  };
  expect(innerOf(nodes, 'A')).toEqual([
    [500, 500],
    [19_500, 500],
    [19_500, 9_500],
    [500, 9_500],
  ]);
  expect(wallShapes(nodes, 'L').get('between')?.outline).toEqual([
    [20_500, 9_500],
    [19_500, 9_500],
    [19_500, 500],
    [20_500, 500],
  ]);
  expect(wallShapes(nodes, 'L').get('south')?.outline).toHaveLength(4);
});

test('G-39 walls that cross in a point meet in a mitre and share it', () => {
  const outline = wallShapes(closed(square, 1_000), 'L').get('w0')?.outline;
  expect(outline).toEqual([
    [40_500, -500],
    [39_500, 500],
    [500, 500],
    [-500, -500],
  ]);
});

test('G-39 a half wall stops at the taller one, which takes the whole corner', () => {
  const nodes: Nodes = {
    L: level,
    tall: wall([0, 0], [20_000, 0]),
    low: wall([20_000, 0], [20_000, 10_000], 1_000, 10_000),
  };
  const shapes = wallShapes(nodes, 'L');
  expect(shapes.get('tall')?.outline).toEqual([
    [20_500, -500],
    [20_500, 500],
    [0, 500],
    [0, -500],
  ]);
  expect(shapes.get('low')?.outline).toEqual([
    [20_500, 10_000],
    [19_500, 10_000],
    [19_500, 500],
    [20_500, 500],
  ]);
  expect(shapes.get('low')?.heightTenths).toBe(10_000);
  expect(shapes.get('tall')).toMatchObject({ heightTenths: 25_000, floorTenths: 100 });
});

test('G-39 a room whose outline crosses itself has no shape, and a wall without length no body', () => {
  const bow: Point[] = [
    [0, 0],
    [10_000, 10_000],
    [10_000, 0],
    [0, 10_000],
  ];
  const nodes: Nodes = { L: level, R: room(bow), w: wall([0, 0], [0, 0]) };
  expect(roomShape(nodes, 'R')).toBeNull();
  expect(wallShapes(nodes, 'L').size).toBe(0);
});

test('G-39 an edit that moves no wall reuses the room as built', () => {
  const nodes = closed(square, 1_000);
  const more: Nodes = {
    ...nodes,
    view: { type: 'view', name: 'A', eye: [0, 0, 0], target: [1, 1, 1], fovDeg: 55 },
  };
  expect(roomShape(more, 'R')).toBe(roomShape(nodes, 'R'));
});
