import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const recessedLightParams = z.strictObject({
  form: z.enum(['baffle', 'smooth', 'gimbal', 'wafer', 'pinhole', 'wall-wash']).default('baffle'),
  shape: z.enum(['round', 'square']).default('round'),
  diameterTenths: inchRange(2, 9, 7),
  /** Trim below the ceiling. */
  trimTenths: z.int().min(20).max(250).default(60),
  /** Housing above it. */
  housingTenths: inchRange(0.5, 8, 3),
  /** Lamps side by side in one housing. */
  lamps: z.literal([1, 2, 3]).default(1),
});
export type RecessedLightParams = z.output<typeof recessedLightParams>;
