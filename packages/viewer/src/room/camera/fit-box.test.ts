import { Box3, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { fittingDistance, flatExtent, flatHeight, seenCorners } from './fit-box.ts';

const box = new Box3(new Vector3(0, 0, 0), new Vector3(4, 2.5, 3));
const target = box.getCenter(new Vector3());
const way = new Vector3(-0.42, -0.62, -0.66).normalize();
const corners = seenCorners(box, target, way);

test.each([0.5, 1, 1.5, 3])(
  'a box is seen whole in a picture %s times as wide as high',
  (aspect) => {
    const fov = 42;
    const distance = fittingDistance(corners, { fov, aspect });
    const half = Math.tan((fov * Math.PI) / 360);
    const reaches = corners.map(
      ({ x, y, z }) => Math.max(Math.abs(x) / (half * aspect), Math.abs(y) / half) / (distance + z),
    );
    expect(Math.max(...reaches)).toBeCloseTo(0.86, 6);
  },
);

test('a flat view fits the sides that it looks at into its picture', () => {
  const size = box.getSize(new Vector3());
  expect(flatExtent(size, null)).toEqual({ across: 4, upward: 3 });
  expect(flatExtent(size, [0, 0, -1])).toEqual({ across: 4, upward: 2.5 });
  expect(flatExtent(size, [1, 0, 0])).toEqual({ across: 3, upward: 2.5 });
  expect(flatHeight({ across: 4, upward: 2.5 }, 1)).toBeCloseTo(4 * 1.24);
  expect(flatHeight({ across: 4, upward: 2.5 }, 2)).toBeCloseTo(2.5 * 1.24);
  expect(flatHeight({ across: 0, upward: 0 }, 1)).toBeGreaterThan(0.5);
});
