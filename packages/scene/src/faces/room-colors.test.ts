import { expect, test } from 'vitest';
import { getFinish } from '../finishes.ts';
import { readScene } from '../reading/read-scene.ts';
import { roomColors } from './room-colors.ts';

const outline = [
  [0, 0],
  [40_000, 0],
  [40_000, 30_000],
  [0, 30_000],
];

function roomWith(nodes: Record<string, unknown>) {
  const wall = (from: unknown, to: unknown) => ({ type: 'wall', levelId: 'level', from, to });
  const { document, findings } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'Room',
    nodes: {
      level: { type: 'level', name: 'Ground' },
      room: { type: 'room', levelId: 'level', name: 'Room', use: 'living', outline },
      ...Object.fromEntries(
        outline.map((from, at) => [`wall${at}`, wall(from, outline[(at + 1) % 4])]),
      ),
      ...nodes,
    },
  });
  expect(findings).toEqual([]);
  return document;
}

const paint = (on: 'floor' | 'walls' | 'ceiling', color: string) => ({
  type: 'surface',
  roomId: 'room',
  face: { on },
  covering: { sku: null, color },
});

test('walls come before the floor, and nobody looks at the ceiling', () => {
  const room = roomWith({
    walls: paint('walls', '#224466'),
    floor: paint('floor', '#886644'),
    ceiling: paint('ceiling', '#ff0000'),
  });
  expect(roomColors(room, 6)).toEqual(['#224466', '#886644']);
  expect(roomColors(room, 1)).toEqual(['#224466']);
});

test('colors that look alike are one', () => {
  const room = roomWith({
    walls: paint('walls', '#f4f0e8'),
    floor: paint('floor', '#f0ece4'),
  });
  expect(roomColors(room, 6)).toEqual(['#f4f0e8']);
});

test('cabinets and furniture wear their finishes', () => {
  const room = roomWith({
    walls: paint('walls', '#ffffff'),
    floor: paint('floor', '#ffffff'),
    run: {
      type: 'run',
      levelId: 'level',
      tier: 'base',
      position: [5_000, 29_000],
      finish: 'paint-navy',
      cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 7_620 }],
    },
  });
  expect(roomColors(room, 6)).toEqual(['#ffffff', getFinish('paint-navy').color]);
});
