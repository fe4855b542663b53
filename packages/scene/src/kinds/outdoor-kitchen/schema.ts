import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const outdoorKitchenParams = z.strictObject({
  form: z.enum(['straight', 'bar', 'l-shape']).default('straight'),
  grill: z.boolean().default(true),
  sink: z.boolean().default(true),
  lengthTenths: inchRange(60, 240, 120),
  depthTenths: inchRange(24, 42, 30),
});
export type OutdoorKitchenParams = z.output<typeof outdoorKitchenParams>;
