// Where the light of a scene comes from: sky and sun through openings, fixtures, and what walls, ceiling and floor
// reflect. Relative units: a white wall by day comes out near white.
import type { LitFixture } from '@wevisu/scene/light/fixtures.ts';
import { daylight, kelvinColor, type LightMode } from '@wevisu/scene/light/light-modes.ts';
import type { Sun } from './lamps.ts';
import type { Emitter } from './light-samples.ts';

/** A glazed or open hole in an outer wall, meters in the view's axes; `inward` points into the room. */
export interface LightOpening {
  readonly center: readonly [x: number, y: number, z: number];
  readonly right: readonly [x: number, y: number, z: number];
  readonly up: readonly [x: number, y: number, z: number];
  readonly inward: readonly [x: number, y: number, z: number];
  readonly areaM2: number;
}

/** A ceiling, wall or floor that reflects light. */
export interface LightFace extends LightOpening {
  readonly kind: 'ceiling' | 'wall' | 'floor';
}

export interface LightScene {
  readonly openings: readonly LightOpening[];
  readonly faces: readonly LightFace[];
  readonly fixtures: readonly Omit<LitFixture, 'itemId'>[];
  readonly isOutdoors: boolean;
  readonly center: readonly [x: number, y: number, z: number];
  readonly radius: number;
  /** Height of the highest ceiling, meters in the view. */
  readonly top: number;
}

export interface LightPlan {
  readonly strata: readonly (readonly Emitter[])[];
  readonly sun: Sun | null;
  /** Even light that casts no shadow. */
  readonly ambient: number;
  readonly ambientColor: readonly [r: number, g: number, b: number];
  readonly exposure: number;
  /** Colors behind everything: at the horizon and overhead. */
  readonly sky: readonly [horizon: string, zenith: string];
}

type Rgb = readonly [r: number, g: number, b: number];

/** How much light a square meter reflects, walls being 1: floors are dark, but lamps shine on them. */
const reflectance: Readonly<Record<LightFace['kind'], number>> = {
  ceiling: 2.2,
  wall: 1,
  floor: 0.8,
};

/** Light through a square meter of missing ceiling, the sky being 1. */
const OPEN = 0.8;

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

/** Keeps samples away from the walls, where one would burn a spot into the first frame. */
function middleOf(face: LightFace): LightFace {
  const shrink = ([x, y, z]: Rgb): Rgb => [x * 0.55, y * 0.55, z * 0.55];
  return { ...face, right: shrink(face.right), up: shrink(face.up) };
}

/**
 * Plans the light of a scene.
 * @param isOpen The ceilings are out of sight, and as much light as through large windows comes in where they were.
 */
export function planLight(scene: LightScene, mode: LightMode, isOpen = false): LightPlan {
  const own = daylight[mode];
  const glass = scene.openings.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const floor = scene.faces
    .filter(({ kind }) => kind === 'floor')
    .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  // A picture is exposed for its room: more glass does not make whiter walls.
  const share = Math.min(0.5, Math.max(0.05, glass / Math.max(1, floor)));
  const windows = scene.openings.map((one) =>
    emitter('window', one, ((own.sky * 2.4) / share ** 0.65) * 0.28 * one.areaM2, own.skyColor),
  );
  const roofs = isOpen
    ? scene.faces
        .filter(({ kind }) => kind === 'ceiling')
        .map((one) => emitter('window', middleOf(one), own.sky * OPEN * one.areaM2, own.skyColor))
    : [];
  // A room without a window has its lights on.
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
  const reflected = 0.95 * dayPower + 1.05 * lampPower + (scene.isOutdoors ? 0 : 0.4 * own.sky);
  const total = scene.faces.reduce((sum, { areaM2, kind }) => sum + areaM2 * reflectance[kind], 0);
  const warm = lampPower / Math.max(1e-6, lampPower + dayPower);
  const bounceColor: Rgb = [1, 0.97 - 0.08 * warm, 0.94 - 0.22 * warm];
  const bounce = scene.faces.map((one) =>
    emitter('bounce', one, ((one.areaM2 * reflectance[one.kind]) / total) * reflected, bounceColor),
  );
  const sun: Sun | null =
    own.sun > 0
      ? {
          direction: own.sunWay,
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
    // Under the open sky light comes from all sides, and a lens is stopped down for it.
    exposure: scene.isOutdoors ? 1.12 : 1.65,
    sky: own.background,
  };
}
