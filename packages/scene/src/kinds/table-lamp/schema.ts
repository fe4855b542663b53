import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const tableLampParams = z.strictObject({
  form: z.enum(['gourd', 'column', 'jar', 'candlestick', 'mushroom']).default('gourd'),
  shade: z.enum(['drum', 'empire', 'cone', 'pleated']).default('empire'),
  heightTenths: inchRange(10, 38, 26),
  diameterTenths: inchRange(6, 22, 15),
});
export type TableLampParams = z.output<typeof tableLampParams>;
