import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const refrigeratorParams = z.strictObject({
  widthTenths: inchRange(22, 60, 36),
  heightTenths: inchRange(30, 84, 70),
  depthTenths: inchRange(24, 36, 30),
  layout: z
    .enum(['french-door', 'four-door', 'side-by-side', 'bottom-freezer', 'top-freezer', 'column'])
    .default('french-door'),
  /** Freezer drawers below the doors of a french-door model. */
  drawers: z.literal([1, 2]).default(1),
  handle: z.enum(['bar', 'tube', 'curved', 'flat', 'recessed', 'retro']).default('bar'),
  dispenser: z.enum(['none', 'ice-and-water', 'water']).default('none'),
  glassPanel: z.boolean().default(false),
  /** Vent above the doors of a built-in model. */
  topGrille: z.boolean().default(false),
  /** Rounding of the doors; retro models go up to 60 mm. */
  doorRadiusTenths: z.int().min(20).max(600).default(80),
  hingeSide: z.enum(['left', 'right']).default('right'),
});
export type RefrigeratorParams = z.output<typeof refrigeratorParams>;
