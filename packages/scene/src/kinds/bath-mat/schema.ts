import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bathMatParams = z.strictObject({
  form: z.enum(['tufted', 'ribbed', 'slats', 'oval']).default('tufted'),
  widthTenths: inchRange(18, 60, 32),
  depthTenths: inchRange(15, 36, 20),
});
export type BathMatParams = z.output<typeof bathMatParams>;
