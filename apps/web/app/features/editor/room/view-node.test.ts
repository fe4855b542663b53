import { expect, test } from 'vitest';
import { toCamera, toViewNode } from './view-node.ts';

test('a saved view restores the camera it was saved with', () => {
  const camera = { eye: [1.25, 1.6, -3.5], target: [2, 1.2, -1] } as const;
  const node = toViewNode('Window side', camera, 55);
  expect(node.eye).toEqual([12_500, 35_000, 16_000]);
  expect(toCamera(node)).toEqual({ ...camera, fovDeg: 55 });
});
