import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const outdoorDiningSetParams = z.strictObject({
  form: z.enum(['rectangle', 'round', 'bistro']).default('rectangle'),
  chairs: z.literal([2, 4, 6, 8]).default(6),
  lengthTenths: inchRange(24, 120, 72),
  widthTenths: inchRange(24, 60, 38),
});
export type OutdoorDiningSetParams = z.output<typeof outdoorDiningSetParams>;
