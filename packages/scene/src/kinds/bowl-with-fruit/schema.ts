import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bowlWithFruitParams = z.strictObject({
  form: z.enum(['footed', 'wide', 'straight']).default('wide'),
  fruit: z.enum(['lemons', 'apples', 'oranges', 'pears', 'mixed', 'none']).default('lemons'),
  diameterTenths: inchRange(6, 24, 13),
});
export type BowlWithFruitParams = z.output<typeof bowlWithFruitParams>;
