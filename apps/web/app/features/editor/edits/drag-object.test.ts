import { gapsAround } from '@wevisu/scene/placing/measure.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { dragObject } from './drag-object.ts';
import { inTheWayOf } from './in-the-way.ts';

const room = emptyRoom();
const item = { type: 'item', levelId: 'level-1', params: {} };
const { nodes } = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    sofa: { ...item, kind: 'sofa', position: [18_000, 20_000] },
    rug: { ...item, kind: 'rug', position: [18_000, 20_000], locked: true },
    table: { ...item, kind: 'coffee-table', position: [18_000, 30_000] },
    mirror: {
      ...item,
      kind: 'wall-mirror',
      position: [32_000, 43_200],
      hostId: 'wall-3',
      elevationTenths: 15_240,
    },
    lamp: { ...item, kind: 'table-lamp', position: [18_000, 30_000], hostId: 'table' },
  },
}).document;

test('a sofa near a wall turns its back to it and faces the room', () => {
  const drag = dragObject({ nodes, id: 'sofa', by: [0, 17_500] });
  const sofa = drag?.nodes.sofa;
  if (sofa?.type !== 'item') throw new Error('no sofa');
  // The wall's inner face is at 43,815 - 571.5; half of a 36 in sofa is 4,572.
  expect(sofa.position[1]).toBe(Math.round(43_815 - 571.5 - 4_572));
  expect(sofa.rotationTenthsDeg).toBe(0);
});

test('with Alt held nothing snaps', () => {
  const drag = dragObject({ nodes, id: 'sofa', by: [13, 17_500], isFree: true });
  expect(drag?.nodes.sofa).toMatchObject({ position: [18_013, 37_500] });
});

test('a table keeps its rotation near a wall and stops whole inches from the sides of its room', () => {
  const drag = dragObject({ nodes, id: 'table', by: [1_600, 9_000] });
  const table = drag?.nodes.table;
  if (table?.type !== 'item') throw new Error('no table');
  expect(table.rotationTenthsDeg).toBe(0);
  const gaps = gapsAround(drag?.nodes ?? {}, 'table');
  expect((gaps.left?.distance ?? 0.5) / 254).toBeCloseTo(
    Math.round((gaps.left?.distance ?? 0) / 254),
    1,
  );
});

test('objects selected along with the dragged one move with it and keep their distance', () => {
  const drag = dragObject({ nodes, id: 'sofa', others: ['table', 'rug'], by: [5_000, -2_000] });
  const place = (id: string) => {
    const node = drag?.nodes[id];
    return node?.type === 'item' ? node.position : [0, 0];
  };
  expect(drag?.ids).toEqual(['lamp', 'sofa', 'table']);
  expect(place('table')[1] - place('sofa')[1]).toBe(10_000);
  expect(place('rug')).toEqual([18_000, 20_000]);
});

test('an object that would overlap another reports it as in the way', () => {
  const drag = dragObject({ nodes, id: 'table', by: [0, -10_000], isFree: true });
  expect(inTheWayOf(drag?.nodes ?? {}, drag?.ids ?? [])).toEqual(['sofa']);
});

test('objects on top move along', () => {
  const drag = dragObject({ nodes, id: 'table', by: [2_540, 0], isFree: true });
  expect(drag?.ids).toEqual(['lamp', 'table']);
  expect(drag?.nodes.lamp).toMatchObject({ position: [20_540, 30_000] });
});

test('a mirror slides from wall to wall and belongs to the one it hangs on', () => {
  const drag = dragObject({ nodes, id: 'mirror', by: [-30_000, -20_000] });
  expect(drag?.nodes.mirror).toMatchObject({ hostId: 'wall-4' });
});

test('a locked object stays put', () => {
  expect(dragObject({ nodes, id: 'rug', by: [1_000, 0] })).toBeNull();
});
