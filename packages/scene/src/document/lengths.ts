import { z } from 'zod';

/** A place in plan, integer tenths of a millimeter, within 500 m of the origin. */
export const coordinate = z.int().min(-5_000_000).max(5_000_000);

/** A point in plan: x to the right (east), y up the sheet (north). */
export const planPoint = z.tuple([coordinate, coordinate]).readonly();
export type PlanPoint = z.output<typeof planPoint>;

/** A length of at least `min` and at most `max` tenths of a millimeter. */
export function length(min: number, max: number) {
  return z.int().min(min).max(max);
}

/** Turn counter-clockwise in plan, integer tenths of a degree. */
export const rotation = z.int().min(0).max(3599);
