import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SceneNode } from '../document/node.ts';
import type { SceneDocument } from '../document/scene.ts';
import { intersect, unite } from '../plane/combine.ts';
import { areaOf, type Point } from '../plane/polygon.ts';
import { areaOfRegions, isWithin } from '../plane/region.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { randomPlan, seeded } from '../rooms/test-plans.ts';
import type { Face } from './face.ts';
import { facesOf } from './faces-of.ts';
import { floorToLay } from './hidden-floor.ts';
import { coveringOf, documentOf, furnished } from './test-furnish.ts';

function cross(a: readonly number[], b: readonly number[]): number[] {
  const [ax = 0, ay = 0, az = 0] = a;
  const [bx = 0, by = 0, bz = 0] = b;
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

function netArea(document: SceneDocument, face: Face): number {
  if (face.kind === 'floor') return areaOfRegions(floorToLay(document, face.roomId ?? ''));
  const holes = unite(face.holes.map((outline) => ({ outline, holes: [] })));
  return areaOf(face.outline) - areaOfRegions(holes);
}

const documents = fc
  .record({ seed: fc.integer({ min: 0, max: 0xffff_ffff }), oblique: fc.boolean() })
  .map(({ seed, oblique }) => {
    const random = seeded(seed);
    return documentOf(furnished(randomPlan({ random, oblique, open: 0.15 }), random));
  });

test('G-39 the areas of every face do not overlap and add up to it', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const faces = facesOf(document);
      expect(new Set(faces.map(({ id }) => id)).size).toBe(faces.length);
      for (const face of faces) {
        const sum = face.areas.reduce((total, { area }) => total + area, 0);
        const net = face.kind === 'ceiling' ? sum : netArea(document, face);
        // Cuts are exact to 1/128 tenth, along edges of some meters.
        expect(Math.abs(sum - net)).toBeLessThan(20_000);
        for (const [i, one] of face.areas.entries()) {
          expect(one.area).toBeCloseTo(areaOfRegions(one.regions), 3);
          for (const other of face.areas.slice(i + 1)) {
            expect(areaOfRegions(intersect(one.regions, other.regions))).toBeLessThan(20_000);
          }
        }
      }
    }),
    { numRuns: 40, seed: 39 },
  );
});

test('G-39 every face has a right-handed frame that looks into its room', () => {
  fc.assert(
    fc.property(documents, (document) => {
      for (const { frame, outline, kind, roomId } of facesOf(document)) {
        const normal = cross(frame.right, frame.up);
        expect(Math.hypot(...normal)).toBeCloseTo(1, 9);
        if (kind === 'floor') expect(normal).toEqual([0, 0, 1]);
        if (kind === 'ceiling') expect(normal.map((n) => n + 0)).toEqual([0, 0, -1]);
        if (kind !== 'wall' || outline.length !== 4) continue;
        const u = (outline[1]?.[0] ?? 0) / 2;
        const beside: Point = [
          frame.origin[0] + frame.right[0] * u + (normal[0] ?? 0) * 3,
          frame.origin[1] + frame.right[1] * u + (normal[1] ?? 0) * 3,
        ];
        const inner = roomShape(document.nodes, roomId ?? '')?.inner ?? [];
        // The insides of niches lie in their walls.
        if (frame.up[2] === 1 && frame.origin[2] === 0) expect(isWithin(inner, beside)).toBe(true);
      }
    }),
    { numRuns: 40, seed: 40 },
  );
});

const wall = (from: Point, to: Point): SceneNode => ({
  type: 'wall',
  levelId: 'L',
  from,
  to,
  thicknessTenths: 1_000,
  heightTenths: null,
});

const plan: Record<string, SceneNode> = {
  L: { type: 'level', name: 'Ground', elevationTenths: 0, heightTenths: 25_000 },
  R: {
    type: 'room',
    levelId: 'L',
    name: 'Room',
    use: 'bath',
    outline: [
      [0, 0],
      [41_000, 0],
      [41_000, 31_000],
      [0, 31_000],
    ],
    heightTenths: null,
    baseboardTenths: 0,
    crownTenths: 0,
  },
  south: wall([0, 0], [41_000, 0]),
  east: wall([41_000, 31_000], [41_000, 0]),
  north: wall([41_000, 31_000], [0, 31_000]),
  west: wall([0, 0], [0, 31_000]),
};

function opening(extra: Partial<Extract<SceneNode, { type: 'opening' }>>): SceneNode {
  return {
    type: 'opening',
    wallId: 'south',
    style: 'window-fixed',
    atTenths: 10_500,
    widthTenths: 10_000,
    heightTenths: 10_000,
    sillTenths: 9_000,
    hinge: 'left',
    side: 'left',
    depthTenths: 500,
    color: '#ffffff',
    ...extra,
  };
}

function surface(extra: Partial<Extract<SceneNode, { type: 'surface' }>>): SceneNode {
  return {
    type: 'surface',
    roomId: 'R',
    face: { on: 'floor' },
    area: null,
    layer: 0,
    covering: coveringOf('tile'),
    border: null,
    ...extra,
  };
}

function faceOf(nodes: Record<string, SceneNode>, id: string): Face {
  const face = facesOf(documentOf(nodes)).find((one) => one.id === id);
  if (!face) throw new Error(`there is no face ${id}`);
  return face;
}

function shares(face: Face): Record<string, number> {
  return Object.fromEntries(
    face.areas.map((one) => [`${one.nodeId}:${one.slot}`, Math.round(one.area)]),
  );
}

test('G-39 a window is a hole where the room sees it, left and right as one faces the wall', () => {
  // The room is north of the south wall: facing it, east is to the left.
  const face = faceOf({ ...plan, o: opening({}) }, 'R:wall:south');
  expect(face.outline).toEqual([
    [0, 0],
    [40_000, 0],
    [40_000, 25_000],
    [0, 25_000],
  ]);
  expect(face.frame).toEqual({ origin: [40_500, 500, 0], right: [-1, 0, 0], up: [0, 0, 1] });
  const [hole] = face.holes;
  expect(hole?.map(([u]) => u).sort((a, b) => a - b)).toEqual([25_000, 25_000, 35_000, 35_000]);
  expect(shares(face)).toEqual({ 'null:covering': 40_000 * 25_000 - 10_000 * 10_000 });
});

test('G-39 an opening wider than its wall is cut off at the face, and overlapping ones count once', () => {
  const face = faceOf(
    {
      ...plan,
      a: opening({ widthTenths: 80_000, sillTenths: 0, heightTenths: 5_000 }),
      b: opening({ atTenths: 20_000, sillTenths: 0, heightTenths: 6_000, widthTenths: 1_000 }),
    },
    'R:wall:south',
  );
  expect(shares(face)).toEqual({ 'null:covering': 40_000 * 20_000 - 1_000 * 1_000 });
});

test('G-39 a border runs inside the edge of its area, and a higher layer hides what is below', () => {
  const area: Point[] = [
    [10_500, 10_500],
    [20_500, 10_500],
    [20_500, 20_500],
    [10_500, 20_500],
  ];
  const nodes = {
    ...plan,
    field: surface({ border: { widthTenths: 500, covering: coveringOf('edge') } }),
    rug: surface({ area, layer: 1, covering: coveringOf('inset') }),
  };
  expect(shares(faceOf(nodes, 'R:floor'))).toEqual({
    'rug:covering': 10_000 * 10_000,
    'field:covering': 39_000 * 29_000 - 10_000 * 10_000,
    'field:border': 40_000 * 30_000 - 39_000 * 29_000,
  });
});

test('G-39 the more exact face wins, then an area over the whole, then the greater id', () => {
  const whole = {
    a: surface({ face: { on: 'walls' }, layer: 0 }),
    b: surface({ face: { on: 'walls' } }),
  };
  expect(shares(faceOf({ ...plan, ...whole }, 'R:wall:east'))).toEqual({
    'b:covering': 30_000 * 25_000,
  });
  const exact = { ...whole, a: surface({ face: { on: 'wall', wallId: 'east' } }) };
  expect(Object.keys(shares(faceOf({ ...plan, ...exact }, 'R:wall:east')))).toEqual(['a:covering']);
  expect(Object.keys(shares(faceOf({ ...plan, ...exact }, 'R:wall:west')))).toEqual(['b:covering']);
});

test('G-39 an area of a wall is measured along its center line, whichever way the room sees it', () => {
  const area: Point[] = [
    [0, 0],
    [10_500, 0],
    [10_500, 5_000],
    [0, 5_000],
  ];
  const covering = coveringOf('tile', [10_500, 100]);
  for (const [wallId, u] of [
    ['south', 30_000],
    ['west', 10_000],
  ] as const) {
    const nodes = { ...plan, s: surface({ face: { on: 'wall', wallId }, area, covering }) };
    const face = faceOf(nodes, `R:wall:${wallId}`);
    const [tile] = face.areas;
    // The first half thickness of the wall lies in its corner, not in the room.
    expect(tile?.area).toBe(10_000 * 5_000);
    expect(tile?.covering.origin).toEqual([u, 100]);
  }
});

test('G-39 a niche opens one side of its wall and has a back, two sides, a sill and a head', () => {
  const nodes = { ...plan, n: opening({ style: 'niche' }), s: surface({ face: { on: 'walls' } }) };
  const inside = facesOf(documentOf(nodes)).filter(({ id }) => id.startsWith('R:wall:south:n:'));
  expect(inside.map(({ id, outline }) => [id.split(':').at(-1), areaOf(outline)])).toEqual([
    ['back', 10_000 * 10_000],
    ['left', 500 * 10_000],
    ['right', 500 * 10_000],
    ['sill', 10_000 * 500],
    ['head', 10_000 * 500],
  ]);
  expect(inside.map(({ areas }) => areas[0]?.nodeId)).toEqual(['s', 's', 's', 's', 's']);
  const other = facesOf(documentOf({ ...plan, n: opening({ style: 'niche', side: 'right' }) }));
  expect(other.find(({ id }) => id === 'R:wall:south')?.holes).toEqual([]);
});

test('G-39 a half wall within a room shows its sides and its end, and no floor is laid below it', () => {
  const low: SceneNode = {
    ...(wall([20_000, 0], [20_000, 15_000]) as object),
    heightTenths: 10_000,
  } as SceneNode;
  const nodes = { ...plan, low };
  const seen = facesOf(documentOf(nodes)).filter(({ wallId }) => wallId === 'low');
  expect(seen.map(({ id, outline }) => [id, areaOf(outline)])).toEqual([
    ['R:wall:low:end', 1_000 * 10_000],
    ['R:wall:low', 14_500 * 10_000],
    ['R:wall:low:2', 14_500 * 10_000],
  ]);
  const hidden = 1_000 * 14_500;
  expect(areaOfRegions(floorToLay(documentOf(nodes), 'R'))).toBe(40_000 * 30_000 - hidden);
  expect(shares(faceOf(nodes, 'R:floor'))).toEqual({ 'null:covering': 40_000 * 30_000 - hidden });
  expect(shares(faceOf(nodes, 'R:ceiling'))).toEqual({ 'null:covering': 40_000 * 30_000 });
});

test('G-39 an edit keeps the identity of every face that it does not touch', () => {
  const nodes = { ...plan, s: surface({}), o: opening({}) };
  const before = facesOf(documentOf(nodes));
  const after = facesOf(documentOf({ ...nodes, o: opening({ atTenths: 12_000 }) }));
  const changed = after.filter((face, i) => face !== before[i]).map(({ id }) => id);
  expect(changed).toEqual(['R:wall:south']);
});
