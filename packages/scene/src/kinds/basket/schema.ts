import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const basketParams = z.strictObject({
  form: z.enum(['round', 'belly', 'rectangle', 'log']).default('belly'),
  blanket: z.boolean().default(false),
  widthTenths: inchRange(8, 30, 16),
  heightTenths: inchRange(5, 30, 14),
});
export type BasketParams = z.output<typeof basketParams>;
