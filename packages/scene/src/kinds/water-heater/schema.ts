import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const waterHeaterParams = z.strictObject({
  form: z.enum(['tank', 'tankless', 'heat-pump']).default('tank'),
  diameterTenths: inchRange(12, 32, 20),
  heightTenths: inchRange(20, 84, 58),
});
export type WaterHeaterParams = z.output<typeof waterHeaterParams>;
