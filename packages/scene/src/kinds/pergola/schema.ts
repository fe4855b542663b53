import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const pergolaParams = z.strictObject({
  form: z.enum(['classic', 'modern', 'louvered']).default('classic'),
  widthTenths: inchRange(72, 360, 144),
  depthTenths: inchRange(72, 300, 120),
  heightTenths: inchRange(84, 144, 102),
});
export type PergolaParams = z.output<typeof pergolaParams>;
