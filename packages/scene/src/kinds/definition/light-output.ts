import type { KindLight } from './kind.ts';

/** Lumens of usual LED lamps: a candle stands for 40 W, a bulb for 60 W. */
export const LUMENS = { candle: 350, bulb: 800, small: 450 } as const;

/** Warm white, as homes are lit; downlights and baths a little whiter. */
const WARM_KELVIN = 2_700;
export const SOFT_KELVIN = 3_000;

/** Shades that let no light through throw it down as a cone. */
const OPAQUE: ReadonlySet<string> = new Set(['dome', 'cone', 'cylinder', 'bell', 'disc']);

/** Full angle that a shade of this form lights below it. */
export function beamOf(shade: string): number {
  if (OPAQUE.has(shade)) return 130;
  return shade === 'drum' || shade === 'pleated' ? 160 : 360;
}

export function source(
  atMm: KindLight['atMm'],
  lumens: number,
  beamDeg = 360,
  kelvin: number = WARM_KELVIN,
): KindLight {
  return { atMm, lumens: Math.round(lumens), kelvin, beamDeg };
}

/** At most `max` sources along x that together give the lumens of `count` lamps, since each one costs render time. */
export function rowOfSources(given: {
  readonly count: number;
  readonly span: number;
  readonly each: number;
  readonly y: number;
  readonly z: number;
  readonly beamDeg: number;
  readonly max?: number;
}): KindLight[] {
  const { count, span, each, y, z, beamDeg, max = 3 } = given;
  const sources = Math.min(count, max);
  return Array.from({ length: sources }, (_, i) =>
    source(
      [sources === 1 ? 0 : span * (i / (sources - 1) - 0.5), y, z],
      (each * count) / sources,
      beamDeg,
    ),
  );
}
