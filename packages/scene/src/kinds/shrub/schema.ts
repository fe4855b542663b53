import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const shrubParams = z.strictObject({
  form: z.enum(['ball', 'loose', 'hydrangea', 'cone', 'rose']).default('ball'),
  heightTenths: inchRange(10, 120, 30),
  spreadTenths: inchRange(10, 120, 32),
});
export type ShrubParams = z.output<typeof shrubParams>;
