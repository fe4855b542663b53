// The three lights that a room is shown in, the same in every picture of it.

export const lightModes = ['day', 'evening', 'lamps'] as const;
/** day: sun and sky; evening: a low warm sun and some lamps; lamps: night, fixtures alone. */
export type LightMode = (typeof lightModes)[number];

type Rgb = readonly [r: number, g: number, b: number];

interface Daylight {
  /** Intensity of the sky, relative. */
  readonly sky: number;
  readonly skyColor: Rgb;
  /** Intensity of the sun, relative; 0 for none. */
  readonly sun: number;
  readonly sunColor: Rgb;
  /** Toward the sun, of length one: y up, x east, z south. */
  readonly sunWay: Rgb;
  /** How far lamps are turned up: 1.3 is all the way. */
  readonly lamps: number;
  /** What is seen behind everything: at the horizon and overhead. */
  readonly background: readonly [horizon: string, zenith: string];
}

/** From the southeast at a height of so many radiuses of the sky. */
function sunAt(height: number): Rgb {
  const level = Math.sqrt(1 - height * height);
  return [level * 0.52, height, level * 0.85];
}

export const daylight: Readonly<Record<LightMode, Daylight>> = {
  day: {
    sky: 1.25,
    skyColor: [0.93, 0.97, 1],
    sun: 3.1,
    sunColor: [1, 0.95, 0.86],
    sunWay: sunAt(0.62),
    lamps: 0.15,
    background: ['#eef3f5', '#a9c8e6'],
  },
  evening: {
    sky: 0.34,
    skyColor: [0.82, 0.86, 1],
    sun: 2.2,
    sunColor: [1, 0.66, 0.36],
    sunWay: sunAt(0.24),
    lamps: 0.8,
    background: ['#f3c9a0', '#7d8fb5'],
  },
  lamps: {
    sky: 0.02,
    skyColor: [0.5, 0.6, 1],
    sun: 0,
    sunColor: [1, 1, 1],
    sunWay: sunAt(0.5),
    lamps: 1.3,
    background: ['#1d2533', '#0c111c'],
  },
};

/** Color of a lamp of that many kelvins, about as bright as white. */
export function kelvinColor(kelvin: number): Rgb {
  const t = Math.min(6500, Math.max(1800, kelvin)) / 100;
  const g = Math.min(1, Math.max(0, (99.47 * Math.log(t) - 161.12) / 255));
  const b = t <= 19 ? 0 : Math.min(1, Math.max(0, (138.52 * Math.log(t - 10) - 305.04) / 255));
  return [1, g, b];
}
