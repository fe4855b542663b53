import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexBoxes } from './box-index.ts';
import type { Bounds } from './polygon.ts';

const box = fc
  .tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(300), fc.nat(300))
  .map(([x, y, w, d]): Bounds => ({ minX: x, minY: y, maxX: x + w, maxY: y + d }));

test('an index finds exactly the boxes that touch another, in their order, however many there are', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 400, size: 'max' }), box, (boxes, asked) => {
      const touching = boxes.filter(
        (one) =>
          one.minX <= asked.maxX &&
          asked.minX <= one.maxX &&
          one.minY <= asked.maxY &&
          asked.minY <= one.maxY,
      );
      expect(indexBoxes(boxes, (one) => one).near(asked)).toEqual(touching);
    }),
    { numRuns: 200, seed: 15 },
  );
});

test('a query in a crowd looks at the boxes near it, not at all of them', () => {
  let looks = 0;
  const boxes = Array.from({ length: 20_000 }, (_, i): Bounds => {
    const [x, y] = [(i % 150) * 10, Math.floor(i / 150) * 10];
    return {
      get minX() {
        looks += 1;
        return x;
      },
      ...{ minY: y, maxX: x + 8, maxY: y + 8 },
    };
  });
  const index = indexBoxes(boxes, (one) => one);
  looks = 0;
  expect(index.near({ minX: 700, minY: 700, maxX: 704, maxY: 704 })).toHaveLength(1);
  expect(looks).toBeLessThan(200);
});
