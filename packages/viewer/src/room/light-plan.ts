// Where the light of a scene comes from: sky and sun through openings, fixtures, and what walls,
// ceiling and floor throw back. Relative units: a white wall by day comes out near white.
import type { Sun } from './lamps.ts';
import type { Emitter } from './light-samples.ts';

export const lightModes = ['day', 'evening', 'lamps'] as const;
/** day: sun and sky; evening: a low warm sun and some lamps; lamps: night, fixtures alone. */
export type LightMode = (typeof lightModes)[number];

/** A glazed or open hole in an outer wall, metres in the view's axes; `inward` points into the room. */
export interface LightOpening {
  readonly center: readonly [x: number, y: number, z: number];
  readonly right: readonly [x: number, y: number, z: number];
  readonly up: readonly [x: number, y: number, z: number];
  readonly inward: readonly [x: number, y: number, z: number];
  readonly areaM2: number;
}

/** A ceiling, wall or floor as what throws light back. */
export interface LightFace extends LightOpening {
  readonly kind: 'ceiling' | 'wall' | 'floor';
}

export interface LitFixture {
  readonly place: readonly [x: number, y: number, z: number];
  readonly lumens: number;
  readonly kelvin: number;
  readonly beamDeg: number;
}

export interface LightScene {
  readonly openings: readonly LightOpening[];
  readonly faces: readonly LightFace[];
  readonly fixtures: readonly LitFixture[];
  readonly isOutdoors: boolean;
  readonly center: readonly [x: number, y: number, z: number];
  readonly radius: number;
  /** Height of the highest ceiling, metres in the view. */
  readonly top: number;
}

export interface LightPlan {
  readonly strata: readonly (readonly Emitter[])[];
  readonly sun: Sun | null;
  /** Light from everywhere that needs no shadow, and what mirrors show. */
  readonly ambient: number;
  readonly ambientColor: readonly [r: number, g: number, b: number];
  readonly exposure: number;
  /** Behind everything: at the horizon and overhead. */
  readonly sky: readonly [horizon: string, zenith: string];
}

type Rgb = readonly [r: number, g: number, b: number];

const modes: Readonly<
  Record<
    LightMode,
    {
      sky: number;
      skyColor: Rgb;
      sun: number;
      sunColor: Rgb;
      sunHeight: number;
      lamps: number;
      background: readonly [string, string];
    }
  >
> = {
  day: {
    sky: 1.25,
    skyColor: [0.93, 0.97, 1],
    sun: 3.1,
    sunColor: [1, 0.95, 0.86],
    sunHeight: 0.62,
    lamps: 0.15,
    background: ['#eef3f5', '#a9c8e6'],
  },
  evening: {
    sky: 0.34,
    skyColor: [0.82, 0.86, 1],
    sun: 2.2,
    sunColor: [1, 0.66, 0.36],
    sunHeight: 0.24,
    lamps: 0.8,
    background: ['#f3c9a0', '#7d8fb5'],
  },
  lamps: {
    sky: 0.02,
    skyColor: [0.5, 0.6, 1],
    sun: 0,
    sunColor: [1, 1, 1],
    sunHeight: 0.5,
    lamps: 1.3,
    background: ['#1d2533', '#0c111c'],
  },
};

/** How much light a square metre throws back, walls being 1: floors are dark, but lamps shine on them. */
const thrownBack: Readonly<Record<LightFace['kind'], number>> = {
  ceiling: 2.2,
  wall: 1,
  floor: 0.8,
};

/** What a square metre of missing ceiling gives, the sky being 1. */
const OPEN = 0.8;

/** Color of a lamp of that many kelvins, about as bright as white. */
export function kelvinColor(kelvin: number): Rgb {
  const t = Math.min(6500, Math.max(1800, kelvin)) / 100;
  const g = Math.min(1, Math.max(0, (99.47 * Math.log(t) - 161.12) / 255));
  const b = t <= 19 ? 0 : Math.min(1, Math.max(0, (138.52 * Math.log(t - 10) - 305.04) / 255));
  return [1, g, b];
}

function emitter(kind: Emitter['kind'], opening: LightOpening, power: number, color: Rgb): Emitter {
  return {
    kind,
    center: opening.center,
    right: opening.right,
    up: opening.up,
    normal: opening.inward,
    power,
    color,
    halfAngle: 1.25,
  };
}

/** `isOpen`: the ceilings are out of sight, and as much light as through large windows comes in where they were. */
export function planLight(scene: LightScene, mode: LightMode, isOpen = false): LightPlan {
  const own = modes[mode];
  const glass = scene.openings.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const floor = scene.faces
    .filter(({ kind }) => kind === 'floor')
    .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  // A picture is exposed for its room: more glass is not a whiter wall.
  const share = Math.min(0.5, Math.max(0.05, glass / Math.max(1, floor)));
  const windows = scene.openings.map((one) =>
    emitter('window', one, ((own.sky * 2.4) / share ** 0.65) * 0.28 * one.areaM2, own.skyColor),
  );
  const roofs = isOpen
    ? scene.faces
        .filter(({ kind }) => kind === 'ceiling')
        .map((one) => emitter('window', one, own.sky * OPEN * one.areaM2, own.skyColor))
    : [];
  // A room without a window is seen with its lights on.
  const lit = glass === 0 && !scene.isOutdoors ? Math.max(1, own.lamps) : own.lamps;
  const lamps = scene.fixtures.map(
    (one): Emitter => ({
      kind: 'lamp',
      center: one.place,
      right: [0.04, 0, 0],
      up: [0, 0, 0.04],
      normal: [0, -1, 0],
      power: (one.lumens / 1000) * 1.5 * lit,
      color: kelvinColor(one.kelvin),
      halfAngle: Math.min(1.25, Math.max(0.3, (one.beamDeg * Math.PI) / 360)),
    }),
  );
  const lampPower = lamps.reduce((sum, { power }) => sum + power, 0);
  const dayPower = [...windows, ...roofs].reduce((sum, { power }) => sum + power, 0);
  const thrown = 0.95 * dayPower + 1.05 * lampPower + (scene.isOutdoors ? 0 : 0.4 * own.sky);
  const total = scene.faces.reduce((sum, { areaM2, kind }) => sum + areaM2 * thrownBack[kind], 0);
  const warm = lampPower / Math.max(1e-6, lampPower + dayPower);
  const bounceColor: Rgb = [1, 0.97 - 0.08 * warm, 0.94 - 0.22 * warm];
  const bounce = scene.faces.map((one) =>
    emitter('bounce', one, ((one.areaM2 * thrownBack[one.kind]) / total) * thrown, bounceColor),
  );
  const height = own.sunHeight;
  const level = Math.sqrt(1 - height * height);
  const sun: Sun | null =
    own.sun > 0
      ? {
          direction: [level * 0.52, height, level * 0.85],
          color: own.sunColor,
          intensity: own.sun,
          center: scene.center,
          radius: scene.radius,
        }
      : null;
  return {
    strata: [[...windows, ...roofs], bounce, lamps],
    sun,
    ambient: scene.isOutdoors ? 0.9 * own.sky + 0.05 : 0.16 * (own.sky + 0.35 * lit) + 0.02,
    ambientColor: scene.isOutdoors ? own.skyColor : bounceColor,
    // Under the open sky as much light comes from all sides as a lens is stopped down for.
    exposure: scene.isOutdoors ? 1.12 : 1.65,
    sky: own.background,
  };
}
