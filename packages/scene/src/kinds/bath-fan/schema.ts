import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bathFanParams = z.strictObject({
  form: z.enum(['louver', 'grid', 'round', 'panel', 'round-louver', 'slot']).default('louver'),
  widthTenths: inchRange(7, 20, 11),
  lengthTenths: inchRange(7, 24, 11),
  /** The grille below the ceiling. */
  grilleTenths: z.int().min(100).max(600).default(250),
  /** The housing above it. */
  housingTenths: inchRange(3, 12, 6),
  light: z.enum(['none', 'center', 'ring', 'side']).default('none'),
  bars: z.int().min(4).max(24).default(10),
});
export type BathFanParams = z.output<typeof bathFanParams>;
