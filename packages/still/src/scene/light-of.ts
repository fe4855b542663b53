// The live view's light in physical units: candela a square meter, and lux.

import type { LitFixture } from '@wevisu/scene/light/fixtures.ts';
import { daylight, kelvinColor, type LightMode } from '@wevisu/scene/light/light-modes.ts';
import { linearOf } from '@wevisu/scene/materials/color.ts';
import type { Surroundings } from './still-scene.ts';

/** cd/m2 of a sky that the live view calls 1. */
const DAYLIGHT = 4_000;
/** Lux of a sun that the live view calls 1, hazy enough that patches of sun on a floor keep their pattern. */
const SUNLIGHT = 2_600;
/** Share of the sky's light that the ground outside reflects. */
const GROUND = 0.32;
/** The live view's number for lamps that are fully on. */
const FULL = 1.3;
/** Half the angle of the sun and the haze around it, radians: shadows of window bars are soft. */
const SUN_SPREAD = 0.012;
/** What lights a hall behind a passage about as much as rooms are lit: cd/m2 of its ceiling, and its kelvins. */
const HALL: Readonly<Record<LightMode, { readonly light: number; readonly kelvin: number }>> = {
  day: { light: 120, kelvin: 6_500 },
  evening: { light: 70, kelvin: 4_000 },
  lamps: { light: 30, kelvin: 2_900 },
};
/** Inner and outer edge of a beam, in shares of its half angle. */
const [BEAM_INNER, BEAM_OUTER] = [0.7, 1.15];

type Vec = readonly [x: number, y: number, z: number];

function seenColor(hex: string, by = 1): Vec {
  const { r, g, b } = linearOf(hex);
  return [r * by, g * by, b * by];
}

/** Grass as far away as the horizon, in its light. */
function grassUnder([r, g, b]: Vec): Vec {
  return [r * 0.34, g * 0.42, b * 0.2];
}

/** @param isOpen Light comes from everywhere: rooms without walls or ceiling. */
export function surroundingsOf(
  mode: LightMode,
  isOpen: boolean,
  yard: Surroundings['yard'],
): Surroundings {
  const { sky, skyColor, sun, sunColor, sunWay, background } = daylight[mode];
  const light = (by: number): Vec => [
    skyColor[0] * sky * DAYLIGHT * by,
    skyColor[1] * sky * DAYLIGHT * by,
    skyColor[2] * sky * DAYLIGHT * by,
  ];
  const [horizon, zenith] = background;
  return {
    horizon: light(1.15),
    zenith: light(0.85),
    ground: light(GROUND),
    seen: {
      horizon: seenColor(horizon),
      zenith: seenColor(zenith),
      ground: grassUnder(seenColor(horizon)),
    },
    sun:
      sun > 0
        ? {
            direction: sunWay,
            lux: [
              sunColor[0] * sun * SUNLIGHT,
              sunColor[1] * sun * SUNLIGHT,
              sunColor[2] * sun * SUNLIGHT,
            ],
            spread: SUN_SPREAD,
          }
        : null,
    isOpen,
    yard,
  };
}

/** What the ceiling of a hall gives off, cd/m2. @param isDark No daylight comes in. */
export function hallLight(mode: LightMode, isDark: boolean): Vec {
  const { light, kelvin } = HALL[isDark ? 'lamps' : mode];
  const [r, g, b] = kelvinColor(kelvin);
  return [r * light, g * light, b * light];
}

/** Candelas in the middle of a beam, and the cosines at which it starts to fade (`inner`) and ends (`outer`). */
export function beamOf(
  lumens: number,
  beamDeg: number,
): { readonly candelas: number; readonly outer: number; readonly inner: number } {
  if (beamDeg >= 300) return { candelas: lumens / (4 * Math.PI), outer: -2, inner: -1 };
  const half = (beamDeg * Math.PI) / 360;
  const outer = Math.cos(Math.min(Math.PI, half * BEAM_OUTER));
  const inner = Math.cos(half * BEAM_INNER);
  // The fading edge holds half the light it would hold if it didn't fade.
  const solidAngle = 2 * Math.PI * (1 - inner + (inner - outer) / 2);
  return { candelas: lumens / solidAngle, outer, inner };
}

/** @returns The `lamps` of a still scene. @param isDark No daylight comes in, so lamps are fully on. */
export function lampsOf(
  fixtures: readonly (LitFixture & { readonly owner: number })[],
  mode: LightMode,
  isDark: boolean,
): number[] {
  const on = (isDark ? FULL : daylight[mode].lamps) / FULL;
  return fixtures.flatMap(({ place, lumens, kelvin, beamDeg, owner }) => {
    const color = kelvinColor(kelvin);
    const bright = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
    const { candelas, outer, inner } = beamOf(lumens * on, beamDeg);
    const each = candelas / bright;
    return [...place, color[0] * each, color[1] * each, color[2] * each, outer, inner, owner];
  });
}
