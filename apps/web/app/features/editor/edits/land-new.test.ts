import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { landNew } from './land-new.ts';
import { newItem } from './new-item.ts';
import type { Place } from './place.ts';

const FOOT = 3_048;
const { nodes } = emptyRoom();
const middle: Place = {
  at: [6 * FOOT, 7 * FOOT],
  heightTenths: 0,
  nodeId: null,
  faceId: 'room-1:floor',
  slot: 'covering',
};

function drop(kind: string, place: Partial<Place>, among = nodes): ItemNode | null {
  const all = { ...middle, ...place };
  const node = newItem({ nodes: among, levelId: 'level-1', kind, at: all.at });
  const landing = node && landNew({ nodes: among, node, place: all, isFree: false });
  return landing?.fits && landing.node.type === 'item' ? landing.node : null;
}

test('G-39 a floor item dropped on a wall stands in front of it, inside the room', () => {
  const wall = Object.keys(nodes).find((id) => nodes[id]?.type === 'wall');
  for (const kind of ['sofa', 'coffee-table']) {
    const at = [8 * FOOT, 500] as const;
    const thing = drop(kind, { at, heightTenths: 4 * FOOT, faceId: `room-1:wall:${wall}` });
    expect(thing).toMatchObject({ elevationTenths: 0, hostId: null });
    expect(thing && isInBounds({ ...nodes, thing }, 'thing')).toBe(true);
    expect(Math.abs((thing?.position[0] ?? 0) - at[0])).toBeLessThan(FOOT);
  }
});

test('G-39 a mirror hangs at the pointer height and never goes through the floor or the ceiling', () => {
  const at = [8 * FOOT, 500] as const;
  const heights = [4 * FOOT, 8.9 * FOOT, 0].map(
    (heightTenths) => drop('wall-mirror', { at, heightTenths })?.elevationTenths,
  );
  expect(heights[0]).toBe(4 * FOOT);
  expect(heights[1]).toBeLessThan(8 * FOOT);
  // Dropped on the floor, it hangs at the usual height for mirrors.
  expect(heights[2]).toBe(15_240);
});

test('G-39 a lamp that is dropped on a table stands on it', () => {
  const table = drop('side-table', {});
  if (!table) throw new Error('no table');
  const lamp = drop('table-lamp', { nodeId: 'table' }, { ...nodes, table });
  expect(lamp?.hostId).toBe('table');
  expect(lamp?.elevationTenths).toBeGreaterThan(FOOT);
  expect(lamp?.elevationTenths).toBeLessThan(3 * FOOT);
});

test('G-39 an item dropped outside every room is not added', () => {
  expect(drop('sofa', { at: [60 * FOOT, 0], faceId: null })).toBeNull();
  expect(drop('sofa', { at: null, faceId: null })).toBeNull();
});
