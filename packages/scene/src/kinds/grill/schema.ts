import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const grillParams = z.strictObject({
  form: z.enum(['cart', 'kettle', 'kamado', 'built-in']).default('cart'),
  widthTenths: inchRange(18, 72, 54),
});
export type GrillParams = z.output<typeof grillParams>;
