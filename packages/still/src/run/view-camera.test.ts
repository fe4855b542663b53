import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { cornerCamera } from './corner-camera.ts';
import { cameraOfView, insideCamera } from './view-camera.ts';

const rectangle = (x: number, wide: number) => [
  [x, 0],
  [x + wide, 0],
  [x + wide, 30_000],
  [x, 30_000],
];
const room = (x: number, wide: number) => ({
  ...{ type: 'room', levelId: 'level', name: 'Room', use: 'living' },
  outline: rectangle(x, wide),
});
const view = (eye: readonly number[], target: readonly number[] = [20_000, 15_000, 10_000]) => ({
  ...{ type: 'view', name: 'View', eye, target },
});

function sceneOf(nodes: object) {
  const { document, findings } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'Rooms',
    nodes: { level: { type: 'level', name: 'Ground' }, ...nodes },
  });
  expect(findings).toEqual([]);
  return document;
}

const rooms = { hall: room(0, 10_000), living: room(10_000, 40_000) };

test('the camera stands in a corner of the largest room', () => {
  const camera = cornerCamera(sceneOf(rooms));
  expect(camera?.eye[1]).toBeCloseTo(1.6);
  expect(camera?.eye[0]).toBeGreaterThan(1);
  expect(camera?.target[0]).toBeCloseTo(3);
  expect(cornerCamera(sceneOf({}))).toBeNull();
});

test('the camera keeps out of a corner where something tall stands before it', () => {
  const free = cornerCamera(sceneOf(rooms));
  const [x = 0, , z = 0] = free?.eye ?? [];
  const tall = {
    ...{ type: 'item', levelId: 'level', kind: 'wardrobe', params: {} },
    position: [Math.round(x * 10_000) + (x < 3 ? 6_000 : -6_000), Math.round(-z * 10_000)],
  };
  const moved = cornerCamera(sceneOf({ ...rooms, tall }));
  expect(moved?.eye).not.toEqual(free?.eye);
});

test('a saved view inside a room is preferred to the corner, one from outside is not', () => {
  const corner = cornerCamera(sceneOf(rooms));
  const outside = view([20_000, -60_000, 50_000]);
  const within = view([45_000, 5_000, 16_000]);
  expect(insideCamera(sceneOf({ ...rooms, a: outside }))).toEqual(corner);
  const camera = insideCamera(sceneOf({ ...rooms, a: outside, b: within }));
  expect(camera?.eye).toEqual([4.5, 1.6, -0.5]);
});

test('a view that looks down is leveled by its lens, and one that looks straight down stays', () => {
  const look = { type: 'view', name: 'View', fovDeg: 55 } as const;
  const level = cameraOfView({ ...look, eye: [0, 0, 16_000], target: [30_000, 0, 13_000] });
  expect(level.target[1]).toBeCloseTo(1.6);
  expect(level.shift).toBeGreaterThan(0);
  const down = cameraOfView({ ...look, eye: [0, 0, 30_000], target: [0, 0, 0] });
  expect(down).toMatchObject({ eye: [0, 3, -0], target: [0, 0, -0], shift: 0 });
});

/** A bath of 1.8 by 2.4 m with its tub in the middle. */
const bath = {
  bath: {
    ...{ type: 'room', levelId: 'level', name: 'Bath', use: 'bath' },
    outline: [
      [0, 0],
      [18_000, 0],
      [18_000, 24_000],
      [0, 24_000],
    ],
  },
  tub: {
    ...{ type: 'item', levelId: 'level', kind: 'bathtub', params: {} },
    position: [9_000, 12_000],
  },
};
const isInBath = (eye: readonly [number, number, number] = [0, 0, 0]) =>
  eye[0] >= 0 && eye[0] <= 1.8 && eye[2] <= 0 && eye[2] >= -2.4;

test('the camera steps behind a wall of a small room, unless another room is there', () => {
  expect(isInBath(cornerCamera(sceneOf(bath))?.eye)).toBe(false);
  const hall = (x: number, y: number, wide: number, deep: number) => ({
    ...{ type: 'room', levelId: 'level', name: 'Hall', use: 'hall' },
    outline: [
      [x, y],
      [x + wide, y],
      [x + wide, y + deep],
      [x, y + deep],
    ],
  });
  const halls = {
    south: hall(-10_000, -10_000, 28_000, 10_000),
    east: hall(18_000, -10_000, 10_000, 40_000),
    north: hall(-10_000, 24_000, 28_000, 10_000),
    west: hall(-10_000, 0, 10_000, 24_000),
  };
  expect(isInBath(cornerCamera(sceneOf({ ...bath, ...halls }))?.eye)).toBe(true);
});

test('the camera sees no back of what hangs on a wall', () => {
  const picture = (x: number, y: number, rotationTenthsDeg: number) => ({
    ...{ type: 'item', levelId: 'level', kind: 'framed-picture', rotationTenthsDeg },
    params: { widthTenths: 17_000, heightTenths: 9_000 },
    ...{ position: [x, y], elevationTenths: 12_000 },
  });
  const hung = {
    south: picture(9_000, 300, 1800),
    north: picture(9_000, 23_700, 0),
    east: picture(17_700, 12_000, 2700),
    west: picture(300, 12_000, 900),
  };
  expect(isInBath(cornerCamera(sceneOf({ ...bath, ...hung }))?.eye)).toBe(true);
});

test('the camera of a patio is level, and its lens looks down instead', () => {
  const patio = { ...room(0, 40_000), use: 'patio' };
  const camera = cornerCamera(sceneOf({ patio }));
  expect(camera?.target[1]).toBe(camera?.eye[1]);
  expect(camera?.shift).toBeGreaterThan(0.1);
});

test('the camera of a bath shows the whole vanity', () => {
  const room = {
    ...{ type: 'room', levelId: 'level', name: 'Bath', use: 'bath' },
    outline: [
      [0, 0],
      [25_000, 0],
      [25_000, 30_000],
      [0, 30_000],
    ],
  };
  const item = (kind: string, position: readonly number[], rotationTenthsDeg: number) => ({
    ...{ type: 'item', levelId: 'level', kind, params: {}, position, rotationTenthsDeg },
  });
  const camera = cornerCamera(
    sceneOf({
      bath: room,
      vanity: item('vanity', [3_000, 19_000], 900),
      shower: item('shower-enclosure', [20_000, 5_000], 0),
    }),
  );
  const { eye = [0, 0, 0], target = [0, 0, 0], fovDeg = 0 } = camera ?? {};
  const ahead = Math.atan2(eye[2] - target[2], target[0] - eye[0]);
  const half = Math.atan(1.5 * Math.tan((fovDeg * Math.PI) / 360));
  for (const [x, y] of [
    [0.1, 1.5],
    [0.1, 2.3],
    [0.5, 1.5],
    [0.5, 2.3],
  ] as const) {
    const off = Math.atan2(y + eye[2], x - eye[0]) - ahead;
    expect(Math.abs(Math.atan2(Math.sin(off), Math.cos(off)))).toBeLessThan(half);
  }
});
