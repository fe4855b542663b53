import { expect, test } from 'vitest';
import { meshRegion } from './laid-cells.ts';

function rectangle(x: number, y: number, width: number, height: number) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
}

test('a wall stays open at its windows, however many stand in a row', () => {
  for (let count = 0; count <= 6; count++) {
    const holes = Array.from({ length: count }, (_, n) =>
      rectangle(3_302.5 + n * 7_000, 5_080, 4_000, 17_272),
    );
    const { places, indices } = meshRegion(
      { outline: rectangle(0, 0, 45_720, 27_432), holes },
      { width: 1, height: 1 },
      [0, 0],
      0,
    );
    let all = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const p = (indices[i + k] ?? 0) * 2;
        return [places[p] ?? 0, places[p + 1] ?? 0] as const;
      }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
      all += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
    }
    expect(all / (45_720 * 27_432 - count * 4_000 * 17_272)).toBeCloseTo(1, 5);
  }
});
