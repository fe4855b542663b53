import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const candleTrayParams = z.strictObject({
  form: z.enum(['round', 'oval', 'rectangle']).default('oval'),
  candles: z.literal([1, 2, 3]).default(3),
  widthTenths: inchRange(6, 26, 15),
});
export type CandleTrayParams = z.output<typeof candleTrayParams>;
