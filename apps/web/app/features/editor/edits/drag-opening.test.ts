import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { dragOpening } from './drag-opening.ts';

const room = emptyRoom();
const window = { type: 'opening', wallId: 'wall-1', style: 'window-fixed', widthTenths: 6_000 };
const { nodes } = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    window: { ...window, atTenths: 25_000, heightTenths: 12_000, sillTenths: 9_000 },
  },
}).document;

function dragged(by: readonly [number, number], isFree = false): number {
  const node = dragOpening({ nodes, id: 'window', by, isFree })?.nodes.window;
  return node?.type === 'opening' ? node.atTenths : Number.NaN;
}

test('a window moves only along its wall', () => {
  expect(dragged([2_000, 9_000], true)).toBe(27_000);
});

test('a window stops at the door next to it', () => {
  // The door spans 3,936 to 12,064.
  expect(dragged([-20_000, 0])).toBe(12_064 + 3_000);
});

test('a window stops half the wall thickness before the end of its wall', () => {
  expect(dragged([50_000, 0])).toBe(Math.round(37_719 - 571.5 - 3_000));
});

test('the middle of the free stretch attracts', () => {
  const middle = (12_064 + 37_719 - 571.5) / 2;
  expect(dragged([middle - 25_000 + 300, 0])).toBe(Math.round(middle));
});

test('the free space on both sides is measured', () => {
  const lines = dragOpening({ nodes, id: 'window', by: [0, 0], isFree: true })?.lines;
  expect(lines?.map(({ distance }) => distance)).toEqual([9_936, 9_147.5]);
});
