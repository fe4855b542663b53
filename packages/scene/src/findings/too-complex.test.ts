import { expect, test } from 'vitest';
import type { SceneNode } from '../document/node.ts';
import { readScene } from '../reading/read-scene.ts';
import { complexityFindings, TOO_COMPLEX } from './too-complex.ts';

type Corner = readonly [number, number];

const LEVEL = { type: 'level', name: 'Ground' };
const wall = (from: Corner, to: Corner) => ({ type: 'wall', levelId: 'level', from, to });
const room = (left: number, back: number, side: number) => ({
  ...{ type: 'room', levelId: 'level', name: 'Room', use: 'living' },
  outline: [
    [left, back],
    [left + side, back],
    [left + side, back + side],
    [left, back + side],
  ],
});

function read(things: readonly unknown[]) {
  const nodes = Object.fromEntries(things.map((one, i) => [`n${i}`, one]));
  return readScene({
    ...{ format: 'wevisu-scene', version: 1, name: 'Home' },
    nodes: { level: LEVEL, ...nodes },
  });
}

const codesOf = (things: readonly unknown[]) => read(things).findings.map(({ code }) => code);

test('walls through one point, and rooms over each other, are too many to compute', () => {
  const fan = Array.from({ length: 400 }, (_, i) => {
    const [x, y] = [
      Math.round(300_000 * Math.cos(i / 130)),
      Math.round(300_000 * Math.sin(i / 130)),
    ];
    return wall([x, y], [-x, -y]);
  });
  expect(codesOf(fan)).toEqual([TOO_COMPLEX]);
  const pile = Array.from({ length: 300 }, (_, i) => room(0, 0, 100_000 + i));
  expect(codesOf(pile)).toEqual([TOO_COMPLEX]);
});

test('a floor of more areas than can be cut out of each other is too complex, one of two hundred is not', () => {
  const area = (_: unknown, i: number) => ({
    ...{ type: 'surface', roomId: 'room', face: { on: 'floor' }, covering: { sku: null } },
    area: [
      [i * 100, 0],
      [i * 100 + 90, 0],
      [i * 100 + 90, 90],
      [i * 100, 90],
    ],
  });
  const complexOf = (count: number) => {
    const floor = { level: LEVEL, room: room(0, 0, 400_000) };
    const areas = Array.from({ length: count }, area).map((one, i) => [`a${i}`, one] as const);
    const { document } = readScene({
      ...{ format: 'wevisu-scene', version: 1, name: 'Home' },
      nodes: { ...floor, ...Object.fromEntries(areas) },
    });
    return complexityFindings(document.nodes).map(({ code }) => code);
  };
  expect(complexOf(1_500)).toEqual([TOO_COMPLEX]);
  expect(complexOf(200)).toEqual([]);
});

test('as many rooms and walls side by side are not', () => {
  const grid = (count: number) =>
    Array.from({ length: count }, (_, i) => [i % 40, Math.floor(i / 40)]);
  const rooms = grid(1_600).map(([x = 0, y = 0]) => room(x * 40_000, y * 40_000, 40_000));
  const walls = grid(800).flatMap(([x = 0, y = 0]) => [
    wall([x * 40_000, y * 40_000], [(x + 1) * 40_000, y * 40_000]),
    wall([x * 40_000, y * 40_000], [x * 40_000, (y + 1) * 40_000]),
  ]);
  const nodes = read([...rooms, ...walls]).document.nodes as Readonly<Record<string, SceneNode>>;
  expect(Object.keys(nodes)).toHaveLength(3_201);
  expect(complexityFindings(nodes)).toEqual([]);
});
