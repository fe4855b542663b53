import { item, roomWith } from '@wevisu/scene/placing/test-room.ts';
import { expect, test } from 'vitest';
import { placeOfPress, placeWithoutPress, pointOf, viewOf } from './pin-place.ts';

const nodes = roomWith({
  U: { type: 'level', name: 'Upper', elevationTenths: 30_000, heightTenths: 25_000 },
  sofa: item('sofa', [20_000, 15_000]),
});
const press = { at: [1_000.4, 2_000.6], heightTenths: null, nodeId: null, faceId: null } as const;

test('a press is a place on the story of what was pressed, in whole units within the bounds of a scene', () => {
  expect(placeOfPress(nodes, { ...press, slot: null }, 'U')).toEqual({
    ...{ level: 'U', x: 1_000, y: 2_001, z: 0, node: null },
  });
  const onSofa = { ...press, slot: null, nodeId: 'sofa', heightTenths: 4_000.2 };
  expect(placeOfPress(nodes, onSofa, 'U')).toMatchObject({ level: 'L', z: 4_000, node: 'sofa' });
  const onWall = { ...press, slot: 'covering', faceId: 'R:wall:north', heightTenths: 12_000 };
  expect(placeOfPress(nodes, onWall, 'U')).toMatchObject({ level: 'L', z: 12_000, node: null });
  // On the upper story its height is above its own floor.
  const above = { ...press, slot: null, heightTenths: 34_000 };
  expect(placeOfPress(nodes, above, 'U')).toMatchObject({ level: 'U', z: 4_000 });
  const far = { ...press, slot: null, at: [9e9, -9e9], heightTenths: 9e9 } as const;
  expect(placeOfPress(nodes, far, 'L')).toMatchObject({ x: 5e6, y: -5e6, z: 2e5 });
  expect(placeOfPress(nodes, { ...press, slot: null, at: null }, 'L')).toBeNull();
  expect(placeOfPress(nodes, { ...press, slot: null }, null)).toBeNull();
});

test('without a pointer a comment goes to what is selected, or to the middle of the story', () => {
  expect(placeWithoutPress(nodes, ['sofa'], 'L')).toMatchObject({
    ...{ at: [20_000, 15_000], nodeId: 'sofa', isSelection: true },
  });
  expect(placeWithoutPress(nodes, [], 'L')).toMatchObject({
    ...{ at: [20_000, 15_000], nodeId: null, isSelection: false },
  });
  expect(placeWithoutPress(nodes, [], 'U')).toBeNull();
});

test('a place is drawn above its floor, and not while its story is hidden or gone', () => {
  const place = { x: 1, y: 2, z: 3 };
  expect(pointOf(nodes, { ...place, level: 'U' }, 'U')).toEqual([1, 2, 30_003]);
  expect(pointOf(nodes, { ...place, level: 'L' }, 'U')).toEqual([1, 2, 3]);
  expect(pointOf(nodes, { ...place, level: 'U' }, 'L')).toBeNull();
  expect(pointOf(nodes, { ...place, level: 'gone' }, 'L')).toBeNull();
});

test.each([
  ['both', true, 'room', 'room'],
  ['both', true, null, 'plan'],
  ['both', false, 'room', 'plan'],
  ['3d', true, 'plan', 'room'],
  ['3d', false, 'room', 'plan'],
  ['2d', true, 'room', 'plan'],
  ['list', true, 'plan', null],
] as const)(
  'with %s shown (3D: %s) a comment of the %s is open in the %s',
  (panes, hasWebgl, wanted, view) => {
    expect(viewOf(wanted, { panes, hasWebgl })).toBe(view);
  },
);
