import { expect, test } from 'vitest';
import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from '../edit/apply-change.ts';
import { reverse } from '../edit/change.ts';
import { isEmpty } from '../edit/is-empty.ts';
import { item, plan, roomWith, run } from '../placing/test-room.ts';
import { roomSize } from '../rooms/room-size.ts';
import { wallLength } from '../rooms/wall-length.ts';
import type { Resized } from './refusal.ts';
import { setRoomSize } from './set-room-size.ts';
import { setWallLength } from './set-wall-length.ts';

const door = {
  type: 'opening',
  style: 'door-single',
  wallId: 'south',
  atTenths: 20_500,
  widthTenths: 9_144,
  heightTenths: 20_320,
};

/** The side of the south wall runs east, so its `to` is the southeast corner. */
function typed(
  nodes: SceneNodes,
  wallId: string,
  tenths: number,
  end: 'from' | 'to' = 'to',
): Resized {
  return setWallLength({ nodes, side: { roomId: 'R', wallId }, tenths, end });
}

function changed(nodes: SceneNodes, resized: Resized): SceneNodes {
  if ('refusal' in resized) throw new Error(JSON.stringify(resized.refusal));
  return applyChange(nodes, resized.change);
}

test('G-39 a wall gets the inside length that was typed: the room stays square and what stands against walls goes along', () => {
  const nodes = roomWith({
    door,
    inEast: { ...door, wallId: 'east' },
    range: item('range', [20_500, 27_000]),
    cabinets: run([40_000, 20_000], { rotationTenthsDeg: 2_700 }),
    lamp: item('sconce', [40_000, 10_000], {
      hostId: 'east',
      rotationTenthsDeg: 2_700,
      elevationTenths: 16_000,
    }),
    sofa: item('sofa', [15_000, 8_000]),
  });
  const resized = typed(nodes, 'south', 44_123);
  const after = changed(nodes, resized);
  expect(wallLength(after, 'south')).toMatchObject({ tenths: 44_123, by: 'inside' });
  expect(wallLength(after, 'north')?.tenths).toBe(44_123);
  expect(after.R).toMatchObject({
    outline: [
      [-500, -500],
      [44_623, -500],
      [44_623, 30_500],
      [-500, 30_500],
    ],
  });
  expect(after.east).toMatchObject({ from: [44_623, -500], to: [44_623, 30_500] });
  expect(after.cabinets).toMatchObject({ position: [44_123, 20_000] });
  expect(after.lamp).toMatchObject({ position: [44_123, 10_000] });
  for (const id of ['door', 'inEast', 'range', 'sofa', 'west']) expect(after[id]).toBe(nodes[id]);
  expect(
    isEmpty(
      'change' in resized ? resized.change : reverse({ added: {}, changed: {}, removed: {} }),
    ),
  ).toBe(false);
  if ('change' in resized) expect(applyChange(after, reverse(resized.change))).toEqual(nodes);
  const again = typed(after, 'south', 44_123);
  expect('change' in again && isEmpty(again.change)).toBe(true);
});

test('G-39 the other end moves where that is chosen, and openings stay where they are in the house', () => {
  const nodes = roomWith({ door });
  const after = changed(nodes, typed(nodes, 'south', 38_000, 'from'));
  expect(after.R).toMatchObject({
    outline: [
      [1_500, -500],
      [40_500, -500],
      [40_500, 30_500],
      [1_500, 30_500],
    ],
  });
  // The south wall begins at the moved corner.
  expect(after.door).toMatchObject({ atTenths: 18_500 });
});

test('G-39 width and depth of a room are set by its inside measure', () => {
  const nodes = roomWith({});
  expect(roomSize(nodes, 'R')).toMatchObject({ width: 40_000, depth: 30_000 });
  const wide = changed(
    nodes,
    setRoomSize({ nodes, roomId: 'R', side: 'width', tenths: 36_576, end: 'high' }),
  );
  const after = changed(
    wide,
    setRoomSize({ nodes: wide, roomId: 'R', side: 'depth', tenths: 42_672, end: 'low' }),
  );
  expect(roomSize(after, 'R')).toMatchObject({ width: 36_576, depth: 42_672 });
  expect(plan.west.from).toEqual([-500, 30_500]);
});
