import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const coatRackParams = z.strictObject({
  diameterTenths: inchRange(14, 26, 18),
  heightTenths: inchRange(60, 76, 70),
  form: z.enum(['pegs', 'bentwood', 'branch', 'metal']).default('pegs'),
  hooks: z.int().min(4).max(10).default(6),
});
export type CoatRackParams = z.output<typeof coatRackParams>;
