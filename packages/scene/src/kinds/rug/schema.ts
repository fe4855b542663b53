import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const rugParams = z.strictObject({
  form: z.enum(['plain', 'bordered', 'striped', 'medallion', 'fringed']).default('bordered'),
  widthTenths: inchRange(18, 240, 96),
  depthTenths: inchRange(18, 180, 60),
});
export type RugParams = z.output<typeof rugParams>;
