import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ceilingMedallionParams = z.strictObject({
  form: z.enum(['rings', 'acanthus', 'petals', 'starburst']).default('rings'),
  diameterTenths: inchRange(8, 72, 24),
});
export type CeilingMedallionParams = z.output<typeof ceilingMedallionParams>;
