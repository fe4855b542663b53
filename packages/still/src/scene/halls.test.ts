import { nodeOf } from '@wevisu/scene/document/scene.ts';
import { exportModel } from '@wevisu/scene/exchange/model/export-model.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { feet } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { planStillScene } from './build-still-scene.ts';
import { withHalls } from './halls.ts';
import { portalsOf } from './portals-of.ts';
import { LOOK, LOOK_SIZE, PORTAL_SIZE } from './still-scene.ts';
import { withThresholds } from './thresholds.ts';

const wall = (from: readonly number[], to: readonly number[]) => ({
  ...{ type: 'wall', levelId: 'L', from, to },
});
const [right, top] = [feet(12), feet(10)];
const room = (use: string, from: number, to: number) => ({
  ...{ type: 'room', levelId: 'L', name: use, use },
  outline: [
    [0, from],
    [right, from],
    [right, to],
    [0, to],
  ],
});
const opening = (style: string) => ({
  ...{ type: 'opening', wallId: 'south', style, atTenths: feet(6) },
  ...{ widthTenths: feet(3), heightTenths: feet(6.8) },
});

/** A room with an opening to the south. */
function sceneOf(style: string, others: object = {}) {
  const { document, findings } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'Home',
    nodes: {
      L: { type: 'level', name: 'Ground' },
      dining: room('dining', 0, top),
      south: wall([0, 0], [right, 0]),
      east: wall([right, 0], [right, top]),
      north: wall([right, top], [0, top]),
      west: wall([0, top], [0, 0]),
      floor: {
        ...{ type: 'surface', roomId: 'dining', face: { on: 'floor' } },
        covering: { sku: null, color: '#884422' },
      },
      way: opening(style),
      ...others,
    },
  });
  expect(findings).toEqual([]);
  return document;
}

const inside = [1.8, 1.6, -2] as const;
const outside = [1.8, 1.6, 0.6] as const;

test('G-39 behind a passage that leads nowhere a still shows a hall with the floor of the room, and no sky', () => {
  const scene = sceneOf('passage');
  expect(portalsOf(scene, facesOf(scene))).not.toEqual([]);
  const { document, halls } = withHalls(scene, inside);
  expect([...halls]).toEqual(['way-hall']);
  const { minX, maxX, minY, maxY } = boundsOf(
    nodeOf(document.nodes, 'way-hall', 'room')?.outline ?? [],
  );
  expect([(minX + maxX) / 2, maxY]).toEqual([feet(6), 0]);
  expect(minY).toBeLessThan(-feet(4));
  const faces = facesOf(document).filter(({ roomId }) => roomId === 'way-hall');
  expect(faces.filter(({ kind }) => kind === 'wall')).toHaveLength(4);
  const floor = faces.find(({ kind }) => kind === 'floor');
  expect(floor?.areas.map(({ covering }) => covering.color)).toEqual(['#884422']);
  expect(portalsOf(document, facesOf(document))).toEqual([]);
});

test('G-39 a door, a window, a passage between rooms or to a patio, and one seen from behind get no hall', () => {
  const documents = [
    ...['door-single', 'door-sliding-glass', 'window-fixed', 'niche'].map((style) =>
      sceneOf(style),
    ),
    sceneOf('passage', { den: room('living', -top, 0) }),
    sceneOf('passage', { yard: room('patio', -top, 0) }),
    sceneOf('door-single', { dining: room('patio', 0, top) }),
  ];
  for (const document of documents) expect(withHalls(document, inside).document).toBe(document);
  const scene = sceneOf('passage');
  expect(withHalls(scene, outside).document).toBe(scene);
});

test('G-39 glass doors and windows that look on a patio show the inside of a house with windows there', () => {
  for (const style of ['door-sliding-glass', 'window-fixed', 'passage']) {
    const patio = sceneOf(style, { dining: room('patio', 0, top) });
    const { document, halls } = withHalls(patio, inside);
    expect([...halls]).toEqual(['way-hall']);
    const faces = facesOf(document);
    const floor = faces.find(({ id }) => id === 'way-hall:floor');
    expect(floor?.areas.map(({ covering }) => covering.color)).not.toContain('#884422');
    expect(portalsOf(document, faces)).toHaveLength(PORTAL_SIZE);
    expect(withHalls(patio, outside).document).toBe(patio);
  }
});

test('G-39 a hall keeps out of rooms beside it and gives up where there is no space', () => {
  const beside = {
    ...{ type: 'room', levelId: 'L', name: 'Bath', use: 'bath' },
    outline: [
      [0, -top],
      [feet(4), -top],
      [feet(4), 0],
      [0, 0],
    ],
  };
  const narrow = withHalls(sceneOf('passage', { beside }), inside).document;
  const { minX } = boundsOf(nodeOf(narrow.nodes, 'way-hall', 'room')?.outline ?? []);
  expect(minX).toBeGreaterThan(feet(4) - 10);
  const close = room('bath', -top, -feet(2));
  expect(withHalls(sceneOf('passage', { close }), inside).halls.size).toBe(0);
});

test('G-39 the ceiling of a hall is all that gives off light, white by day and warm by lamps', () => {
  const litOf = (style: string, light: 'day' | 'lamps') => {
    const view = { light, camera: { eye: inside, fovDeg: 60 }, height: 60 } as const;
    const { looks } = planStillScene(sceneOf(style), view).build();
    return Array.from({ length: looks.length / LOOK_SIZE }, (_, n) =>
      [...looks.slice(n * LOOK_SIZE + LOOK.light)].slice(0, 3),
    ).filter(([r = 0]) => r > 0);
  };
  expect(litOf('door-single', 'day')).toEqual([]);
  // With no other light by day, lamps are on.
  const [night = []] = litOf('passage', 'lamps');
  expect(night[0]).toBeGreaterThan((night[2] ?? 0) * 1.3);
});

test('G-39 doorways and passages have a floor of the color of the room, windows and niches none', () => {
  const thresholdsOf = (style: string) => {
    const document = sceneOf(style);
    const model = withThresholds(exportModel(document, true), document, facesOf(document));
    return model.nodes
      .filter(({ id }) => id === 'way:floor')
      .map(({ mesh }) => {
        const [primitive] = model.meshes[mesh] ?? [];
        return {
          color: model.materials[primitive?.material ?? -1]?.name,
          x: [primitive?.positions[0], primitive?.positions[3]].map((x = 0) => Math.round(x * 100)),
        };
      });
  };
  for (const style of ['passage', 'door-single']) {
    expect(thresholdsOf(style)).toEqual([{ color: '#884422', x: [137, 229] }]);
  }
  expect(thresholdsOf('niche')).toEqual([]);
});
