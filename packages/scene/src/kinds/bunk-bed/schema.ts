import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bunkBedParams = z.strictObject({
  lower: z.enum(['twin', 'full', 'desk', 'none']).default('twin'),
  heightTenths: inchRange(58, 80, 67),
  guard: z.enum(['slat', 'panel', 'rail']).default('slat'),
  access: z.enum(['ladder', 'stairs']).default('ladder'),
});
export type BunkBedParams = z.output<typeof bunkBedParams>;
