import { expect, test } from 'vitest';
import { beamOf, lampsOf } from '../scene/light-of.ts';
import { box, evenSky, quad, testStillScene } from '../scene/test-still-scene.ts';
import { createLamps } from './lamps.ts';
import { createSurface } from './surface.ts';
import { radianceOf } from './test-radiance.ts';
import { MAX_BOUNCES } from './trace-path.ts';

const far = 50;
const floor = quad([-far, 0, -far], [-far, 0, far], [far, 0, far], [far, 0, -far]);

test('G-39 a closed box that emits half and reflects half is evenly bright: no light is lost or gained', () => {
  const scene = testStillScene({
    bodies: [{ triangles: box(1), look: { color: 0.5, light: 0.5 } }],
  });
  const whole = 1 - 0.5 ** (MAX_BOUNCES + 1);
  const seen = Array.from({ length: 12 }, (_, n) =>
    radianceOf(
      scene,
      { eye: [0.1, -0.2, 0.3], way: [Math.cos(n), Math.sin(n * 1.7), Math.sin(n)] },
      { pixel: n, samples: 4096 },
    ),
  );
  for (const one of seen) expect(Math.abs(one - whole)).toBeLessThan(0.05);
  expect(seen.reduce((sum, one) => sum + one / seen.length, 0)).toBeCloseTo(whole, 2);
});

test('G-39 white under an even sky reflects all of it, polished or not, and metal no more', () => {
  const under = (look: { roughness: number; metalness: number }) =>
    radianceOf(
      testStillScene({
        bodies: [{ triangles: floor, look: { color: 1, ...look } }],
        surroundings: evenSky(1),
      }),
      { eye: [0, 1, 0], way: [1, -1, 0] },
      // The eye sees the sky as 1 in the picture: the same as its light.
      { exposure: 1 },
    );
  expect(under({ roughness: 0.9, metalness: 0 })).toBeCloseTo(1, 2);
  for (const roughness of [0.02, 0.2, 0.5]) {
    for (const metalness of [0, 1]) {
      const one = under({ roughness, metalness });
      expect(one).toBeLessThan(1.03);
      expect(one).toBeGreaterThan(0.88);
    }
  }
});

test('G-39 a lamp lights a floor by its candelas over the square of the distance', () => {
  const candelas = 120;
  const scene = testStillScene({
    bodies: [{ triangles: floor, look: { color: 0.5 } }],
    lamps: [0, 2, 0, candelas, candelas, candelas, -2, -1, -1],
  });
  for (const aside of [0, 1, 3]) {
    const square = 4 + aside * aside;
    const lux = (candelas / square) * (2 / Math.sqrt(square));
    const one = radianceOf(scene, { eye: [aside, 1, 0], way: [0, -1, 0] });
    expect(one / ((0.5 / Math.PI) * lux)).toBeCloseTo(1, 2);
  }
});

test('G-39 a lamp gives its lumens, whatever its beam', () => {
  for (const beamDeg of [35, 60, 110, 160, 360]) {
    const fixture = { itemId: 'a' as never, place: [0, 0, 0] as const, lumens: 800, kelvin: 2700 };
    const [one] = [lampsOf([{ ...fixture, beamDeg, owner: -1 }], 'lamps', false)];
    const lamps = createLamps({ lamps: Float32Array.from(one) });
    const surface = createSurface(testStillScene({ bodies: [] }));
    let lumens = 0;
    const rings = 2_000;
    for (let n = 0; n < rings; n++) {
      const height = 1 - (2 * (n + 0.5)) / rings;
      const aside = Math.sqrt(1 - height * height);
      // Far enough that the source is a point.
      Object.assign(surface, { x: 100 * aside, y: 100 * height, z: 0 });
      Object.assign(surface, { nx: -aside, ny: -height, nz: 0 });
      lamps.set(surface);
      if (!lamps.sample(surface, 0.5, 0.5, 0.25)) continue;
      const bright = 0.2126 * lamps.red + 0.7152 * lamps.green + 0.0722 * lamps.blue;
      lumens += bright * 1e4 * ((4 * Math.PI) / rings);
    }
    expect(lumens / 800).toBeCloseTo(1, 1);
  }
  expect(beamOf(100, 360).candelas).toBeCloseTo(100 / (4 * Math.PI), 6);
});

test('G-39 light too weak to be sampled on each path is as bright as light that always is', () => {
  const scene = testStillScene({
    bodies: [{ triangles: box(1.5), look: { color: 0.7 } }],
    lamps: [0.4, 0.6, 0, 1, 1, 1, -2, -1, -1],
  });
  const ray = { eye: [0.1, -0.2, 0.3], way: [0.5, -1, 0.2] } as const;
  const weak = radianceOf(scene, ray, { samples: 4096, exposure: 1e-3 });
  const bright = radianceOf(scene, ray, { samples: 4096, exposure: 2 });
  expect(weak / bright).toBeGreaterThan(0.97);
  expect(weak / bright).toBeLessThan(1.03);
});

test('G-39 a window gives the same light whether the sky is sampled through it or found by chance', () => {
  const wall = (x: number) => quad([x, 0, -2], [x, 3, -2], [x, 3, 2], [x, 0, 2]);
  const bodies = [
    { triangles: floor, look: { color: 0.6 } },
    { triangles: wall(-2), look: { color: 0.6 } },
    { triangles: quad([-2, 3, -2], [-2, 3, 2], [2, 3, 2], [2, 3, -2]), look: { color: 0.6 } },
  ];
  const surroundings = { ...evenSky(1), isOpen: false };
  const ray = { eye: [0, 1, 0], way: [-0.2, -1, 0.1] } as const;
  // Open on three sides: one has a portal, the sky in the others is found by chance.
  const portal = [2, 1.5, 0, 0, 0, 2, 0, 1.5, 0, -1, 0, 0, 12];
  const looked = radianceOf(testStillScene({ bodies, surroundings, portals: portal }), ray, {
    samples: 4096,
  });
  const found = radianceOf(testStillScene({ bodies, surroundings }), ray, { samples: 4096 });
  expect(looked / found).toBeGreaterThan(0.97);
  expect(looked / found).toBeLessThan(1.03);
});

test('G-39 a mirror shows what is in front of it, and a pane what is behind it', () => {
  const lit = { color: 0, light: 3 };
  const aside = quad([3, -5, -5], [3, 5, -5], [3, 5, 5], [3, -5, 5]);
  const mirror = quad([-1, -1, 1], [1, -1, -1], [1, 1, -1], [-1, 1, 1]);
  const mirrored = radianceOf(
    testStillScene({
      bodies: [
        { triangles: aside, look: lit },
        { triangles: mirror, look: { color: 0.9, metalness: 1, roughness: 0.02 } },
      ],
    }),
    { eye: [0, 0, 2], way: [0, 0, -1] },
  );
  expect(mirrored / 3).toBeCloseTo(0.9, 1);
  const behind = quad([-9, -9, -3], [9, -9, -3], [9, 9, -3], [-9, 9, -3]);
  const pane = quad([-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]);
  const through = radianceOf(
    testStillScene({
      bodies: [
        { triangles: behind, look: lit },
        { triangles: pane, look: { color: 0.5, opacity: 0.1, roughness: 0.03 } },
      ],
    }),
    { eye: [0, 0, 2], way: [0, 0, -1] },
  );
  expect(through / 3).toBeCloseTo(0.96 * 0.95, 2);
});
