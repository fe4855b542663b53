import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const roundRugParams = z.strictObject({
  form: z.enum(['plain', 'rings', 'braided', 'scalloped']).default('rings'),
  diameterTenths: inchRange(24, 180, 72),
});
export type RoundRugParams = z.output<typeof roundRugParams>;
