import { shiftColor } from '../palettes/shade.ts';
import type { Json, JsonObject } from '../product.ts';
import { Chance } from '../random.ts';

/** How far a series moves away from the book look of its colors. */
interface Drift {
  readonly density: number;
  readonly scale: number;
  readonly turnDeg: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function toDrift(seed: number): Drift {
  const chance = new Chance(seed);
  const light = chance.between(-5, 5);
  const warm = chance.between(-2, 2);
  return {
    density: chance.within(0.86, 1.14),
    scale: chance.within(0.82, 1.22),
    turnDeg: chance.between(-12, 12),
    red: light + warm,
    green: light,
    blue: light - warm,
  };
}

/** Sizes that are told in the specification, and so may not drift. */
const FIXED = new Set(['pileHeightMm', 'ribMm', 'waveMm', 'bladeWidthMm']);

function varyNumber(key: string, value: number, drift: Drift): number {
  if (key.endsWith('DirectionDeg')) return value === 0 ? 0 : Math.round(value + drift.turnDeg);
  if (key.endsWith('Ratio')) return Math.min(1, Math.round(value * drift.density * 100) / 100);
  if (key.endsWith('Mm') && !FIXED.has(key)) {
    return value > 20
      ? Math.round(value * drift.scale)
      : Math.max(1, Math.round(value * drift.scale * 10)) / 10;
  }
  return value;
}

function varyValue(key: string, value: Json, drift: Drift): Json {
  if (typeof value === 'number') return varyNumber(key, value, drift);
  if (typeof value === 'string') {
    return value.startsWith('#') ? shiftColor(value, drift.red, drift.green, drift.blue) : value;
  }
  if (Array.isArray(value)) return value.map((item: Json) => varyValue(key, item, drift));
  if (value !== null && typeof value === 'object') return varyObject(value as JsonObject, drift);
  return value;
}

function varyObject(look: JsonObject, drift: Drift): JsonObject {
  return Object.fromEntries(
    Object.entries(look).map(([key, value]) => [key, varyValue(key, value, drift)]),
  );
}

/**
 * The same look as another quarry or kiln gives it: no two makers' Carrara are alike. One seed
 * moves every color of a series in the same way.
 */
export function varyLook(look: JsonObject, seed: number): JsonObject {
  return varyObject(look, toDrift(seed));
}
