import { expect, test } from 'vitest';
import { testStillScene } from '../scene/test-still-scene.ts';
import { createPortals } from './portals.ts';
import { mixBits } from './sequence.ts';
import { createSurface } from './surface.ts';

const spread = 0.012;
let count = 0;
const random = () => (mixBits(++count) >>> 0) / 2 ** 32;
const between = (low: number, high: number) => low + (high - low) * random();

test('G-39 the middle of the sun tells where it may shine in, and misses no ray beside it', () => {
  const portals = createPortals({
    // A window in an east wall, and one in a roof.
    portals: Float32Array.from([
      ...[2, 1.5, 0, 0, 0, 0.6, 0, 0.5, 0, -1, 0, 0, 1.2],
      ...[0, 2.5, 0, 0.4, 0, 0, 0, 0, 0.3, 0, -1, 0, 0.48],
    ]),
  });
  const surface = createSurface(testStillScene({ bodies: [] }));
  let [through, beside] = [0, 0];
  const rays = 100_000;
  for (let n = 0; n < rays; n++) {
    Object.assign(surface, { x: between(-2, 2.2), y: between(0, 2.6), z: between(-2, 2) });
    const middle = [between(-0.2, 1), between(-0.2, 1), between(-1, 1)];
    const long = Math.hypot(...middle);
    const [sx = 0, sy = 0, sz = 0] = middle.map((one) => one / long);
    // A place on the disc, as `fromSun` samples it.
    const aside = [1, 1, 1].map(() => between(-1, 1) * (spread / Math.sqrt(3)));
    const way = [sx + (aside[0] ?? 0), sy + (aside[1] ?? 0), sz + (aside[2] ?? 0)];
    const size = Math.hypot(...way);
    const [dx = 0, dy = 0, dz = 0] = way.map((one) => one / size);
    const isThrough = portals.lead(surface, dx, dy, dz);
    const may = portals.mayLead(surface, sx, sy, sz, spread);
    if (isThrough) {
      through++;
      expect(may).toBe(true);
    } else if (may) beside++;
  }
  expect(through).toBeGreaterThan(2_000);
  // Most rays are decided without a place on the disc.
  expect(beside).toBeLessThan(0.2 * rays);
});
