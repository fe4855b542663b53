// Small scenes of a few triangles for tests.
import { arrange } from './arrange.ts';
import { sharedBytes, sharedFloats } from './shared.ts';
import { LOOK, LOOK_SIZE, type StillScene, type Surroundings } from './still-scene.ts';

export type Point = readonly [x: number, y: number, z: number];
export type Triangle = readonly [Point, Point, Point];

interface TestLook {
  readonly color: number;
  readonly roughness?: number;
  readonly metalness?: number;
  readonly opacity?: number;
  readonly light?: number;
}

interface TestBody {
  readonly triangles: readonly Triangle[];
  readonly look: TestLook;
}

/** Two triangles between four corners. */
export function quad(a: Point, b: Point, c: Point, d: Point): readonly Triangle[] {
  return [
    [a, b, c],
    [a, c, d],
  ];
}

/** The inside of a box about the origin. */
export function box(half: number): readonly Triangle[] {
  return [0, 1, 2].flatMap((axis) =>
    [-half, half].flatMap((at) => {
      const corner = (u: number, v: number): Point => {
        const point = [0, 0, 0];
        point[axis] = at;
        point[(axis + 1) % 3] = u * half;
        point[(axis + 2) % 3] = v * half;
        return point as unknown as Point;
      };
      return quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
    }),
  );
}

/** The same light from everywhere, and the same color for the eye. */
export function evenSky(light: number): Surroundings {
  const even = [light, light, light] as const;
  return {
    ...{ horizon: even, zenith: even, ground: even },
    seen: { horizon: even, zenith: even, ground: even },
    sun: null,
    isOpen: true,
    yard: null,
  };
}

const darkness = evenSky(0);

function normalOf([a, b, c]: Triangle): Point {
  const e = (to: Point, k: 0 | 1 | 2) => to[k] - a[k];
  const n = [
    e(b, 1) * e(c, 2) - e(b, 2) * e(c, 1),
    e(b, 2) * e(c, 0) - e(b, 0) * e(c, 2),
    e(b, 0) * e(c, 1) - e(b, 1) * e(c, 0),
  ] as const;
  const long = Math.hypot(...n) || 1;
  return [n[0] / long, n[1] / long, n[2] / long];
}

export function testStillScene(given: {
  readonly bodies: readonly TestBody[];
  readonly surroundings?: Surroundings;
  readonly lamps?: readonly number[];
  readonly portals?: readonly number[];
}): StillScene {
  const { bodies, surroundings = darkness, lamps = [], portals = [] } = given;
  const all = bodies.flatMap(({ triangles }, owner) => triangles.map((own) => ({ own, owner })));
  const looks = sharedFloats(new Float32Array(bodies.length * LOOK_SIZE));
  for (const [n, { look }] of bodies.entries()) {
    const { color, roughness = 0.9, metalness = 0, opacity = 1, light = 0 } = look;
    const at = n * LOOK_SIZE;
    looks.set([color, color, color, roughness, metalness, opacity], at);
    looks[at + LOOK.texture] = -1;
    looks.fill(light, at + LOOK.light, at + LOOK.light + 3);
  }
  return {
    ...arrange(
      {
        corners: Float32Array.from(all.flatMap(({ own }) => own.flat())),
        normals: Float32Array.from(
          all.flatMap(({ own }) => [...normalOf(own), ...normalOf(own), ...normalOf(own)]),
        ),
        uvs: new Float32Array(all.length * 6),
        looks: Int32Array.from(all, ({ owner }) => owner),
        owners: Int32Array.from(all, ({ owner }) => owner),
        places: new Float32Array(bodies.length * 5),
      },
      (look) => (bodies[look]?.look.opacity ?? 1) < 1,
    ),
    looks,
    textures: [],
    texels: sharedBytes(0),
    bumps: sharedBytes(0),
    portals: sharedFloats(portals),
    lamps: sharedFloats(lamps),
    surroundings,
  };
}
