import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const retainingWallParams = z.strictObject({
  form: z.enum(['block', 'stone', 'timber', 'gabion']).default('block'),
  lengthTenths: inchRange(12, 1200, 120),
  heightTenths: inchRange(8, 96, 30),
  depthTenths: inchRange(6, 36, 12),
});
export type RetainingWallParams = z.output<typeof retainingWallParams>;
