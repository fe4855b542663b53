import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const poufParams = z.strictObject({
  diameterTenths: inchRange(14, 40, 22),
  heightTenths: inchRange(11, 20, 15),
  form: z.enum(['round', 'moroccan', 'knit', 'cube', 'drum']).default('moroccan'),
});
export type PoufParams = z.output<typeof poufParams>;
