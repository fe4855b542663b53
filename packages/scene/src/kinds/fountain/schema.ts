import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const fountainParams = z.strictObject({
  form: z.enum(['tiered', 'bowl', 'column', 'wall']).default('tiered'),
  widthTenths: inchRange(18, 96, 44),
  heightTenths: inchRange(18, 96, 60),
});
export type FountainParams = z.output<typeof fountainParams>;
