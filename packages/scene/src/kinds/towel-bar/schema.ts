import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const towelBarParams = z.strictObject({
  form: z.enum(['single', 'double', 'ring', 'square']).default('single'),
  towel: z.boolean().default(true),
  lengthTenths: inchRange(6, 36, 24),
});
export type TowelBarParams = z.output<typeof towelBarParams>;
