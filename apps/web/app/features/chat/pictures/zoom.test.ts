import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITTED, moveBy, moveSpot, sizesOf, spotAt, type Zoom, zoomAt } from './zoom.ts';

const sizes = sizesOf({ width: 4000, height: 2000 }, [1000, 1000]);

test('a picture fits into its stage, is never enlarged to fit, and can be seen pixel by pixel', () => {
  expect(sizes).toEqual({ stage: [1000, 1000], fit: [1000, 500], maxScale: 4 });
  const large = sizesOf({ width: 8000, height: 8000 }, [1000, 1000]);
  expect([large.fit, large.maxScale]).toEqual([[1000, 1000], 8]);
  expect(sizesOf({ width: 200, height: 100 }, [1000, 1000]).fit).toEqual([200, 100]);
});

test('what is under the pointer stays there, and no edge comes loose', () => {
  const point = [200, 100] as const;
  const spot = spotAt(FITTED, point, sizes);
  const close = zoomAt(FITTED, 3, point, sizes);
  expect(spotAt(close, point, sizes)).toEqual(spot);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: 0.3, max: 3, noNaN: true }), fc.integer(), fc.integer())),
      (steps) => {
        let zoom: Zoom = FITTED;
        for (const [factor, x, y] of steps) {
          zoom = moveBy(zoomAt(zoom, factor, [x % 500, y % 500], sizes), [y % 900, x % 900], sizes);
        }
        const [maxX, maxY] = [500 * (zoom.scale - 1), Math.max(0, 250 * zoom.scale - 500)];
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(Math.abs(zoom.at[0])).toBeLessThanOrEqual(maxX + 1e-6);
        expect(Math.abs(zoom.at[1])).toBeLessThanOrEqual(maxY + 1e-6);
      },
    ),
  );
});

test('a spot is counted from the top left of the picture, and there is none beside it', () => {
  expect(spotAt(FITTED, [-500, -250], sizes)).toEqual({ x: 0, y: 0 });
  expect(spotAt(FITTED, [0, 0], sizes)).toEqual({ x: 500, y: 500 });
  expect(spotAt(FITTED, [0, 300], sizes)).toBeNull();
  expect(moveSpot({ x: 990, y: 0 }, 20, -20)).toEqual({ x: 1000, y: 0 });
});
