import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const stairParams = z.strictObject({
  form: z.enum(['closed', 'open-riser', 'floating']).default('closed'),
  railing: z.enum(['none', 'left', 'right', 'both']).default('right'),
  widthTenths: inchRange(30, 96, 38),
  /** Floor to floor. */
  riseTenths: inchRange(7, 200, 108),
  /** Front of one tread to the front of the next: at least 10 in. */
  treadTenths: inchRange(9, 16, 10.5),
});
export type StairParams = z.output<typeof stairParams>;
