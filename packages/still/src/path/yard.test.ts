import { expect, test } from 'vitest';
import { surroundingsOf } from '../scene/light-of.ts';
import { quad, testStillScene } from '../scene/test-still-scene.ts';
import { radianceOf } from './test-radiance.ts';
import { createYard } from './yard.ts';

const place = { x: 0, z: 0, radius: 12 };
const surroundings = surroundingsOf('day', true, place);
const yard = createYard(surroundings);

/** The color seen from eye height at the middle, by angles in degrees. */
function seen(aroundDeg: number, upDeg: number, eye: readonly number[] = [0, 1.6, 0]) {
  const [around, up] = [(aroundDeg * Math.PI) / 180, (upDeg * Math.PI) / 180];
  const way = [Math.cos(around) * Math.cos(up), Math.sin(up), Math.sin(around) * Math.cos(up)];
  yard.look(Float64Array.from([...eye, ...way]));
  return { red: yard.red, green: yard.green, blue: yard.blue, lawn: yard.lawn };
}
const around = Array.from({ length: 72 }, (_, n) => n * 5);
const brightness = ({ red, green, blue }: ReturnType<typeof seen>) => (red + green + blue) / 3;

test('G-39 a yard has a green lawn below, a darker hedge at its end, trees, and the sky above them', () => {
  for (const angle of around) {
    const [lawn, hedge, sky] = [seen(angle, -20), seen(angle, -3), seen(angle, 12)];
    expect(lawn.lawn).toBeCloseTo(1.62 / Math.sin(Math.PI / 9), 5);
    expect(lawn.green).toBeGreaterThan(lawn.blue * 1.3);
    expect(hedge.lawn).toBe(0);
    expect(hedge.green).toBeGreaterThan(hedge.blue);
    expect(sky.blue).toBeGreaterThan(sky.red);
  }
  const mean = (up: number) =>
    around.reduce((sum, angle) => sum + brightness(seen(angle, up)) / around.length, 0);
  expect(mean(-3)).toBeLessThan(0.9 * mean(-20));
  const crests = new Set(
    around.map((angle) => [1, 2, 3, 4, 5].find((up) => seen(angle, up).blue > 0.6)),
  );
  expect(crests.size).toBeGreaterThan(1);
});

test('G-39 the lawn varies in tone, the pattern has no seam, and far grass is even', () => {
  const near = around.map((angle) => seen(angle, -35).green);
  expect(Math.max(...near) - Math.min(...near)).toBeGreaterThan(0.02);
  for (const up of [-30, -3, -1, 1, 2]) {
    const [before, after] = [seen(-1e-5, up), seen(1e-5, up)];
    expect(before.green).toBeCloseTo(after.green, 3);
  }
});

test('G-39 who stands outside the yard, looks straight down or up sees lawn and sky', () => {
  expect(seen(0, -30, [40, 1.6, 0]).lawn).toBeGreaterThan(0);
  expect(seen(0, 8, [40, 1.6, 0]).blue).toBeGreaterThan(0.6);
  expect(seen(0, -90).lawn).toBeCloseTo(1.62, 4);
  expect(seen(0, 90).lawn).toBe(0);
});

test('G-39 what stands in the open shades the lawn behind it from the sun', () => {
  const [sx = 0, sy = 0, sz = 0] = surroundings.sun?.direction ?? [];
  const roof = quad([-1, 0, -1], [1, 0, -1], [1, 0, 1], [-1, 0, 1]).map(
    (triangle) =>
      triangle.map(([x, y, z]) => [x + 3 * sx, y + 3 * sy, z + 3 * sz] as const) as never,
  );
  const lit = (bodies: Parameters<typeof testStillScene>[0]['bodies']) =>
    radianceOf(
      testStillScene({ bodies, surroundings }),
      { eye: [0, 1, 0], way: [0, -1, 0] },
      { samples: 8, exposure: 1 },
    );
  const look = { color: 0.5 };
  const aside = quad([50, 0, 50], [51, 0, 50], [51, 1, 50], [50, 1, 50]);
  const open = lit([{ triangles: aside, look }]);
  expect(open).toBeGreaterThan(0.1);
  expect(lit([{ triangles: roof, look }]) / open).toBeCloseTo(0.5, 5);
});
