import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const cribParams = z.strictObject({
  form: z.enum(['slat', 'spindle', 'panel-ends', 'acrylic']).default('slat'),
  heightTenths: inchRange(34, 46, 37),
  legs: z.enum(['tapered', 'square', 'turned']).default('tapered'),
  /** A drawer below. */
  drawer: z.boolean().default(false),
});
export type CribParams = z.output<typeof cribParams>;
