import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const spaParams = z.strictObject({
  form: z.enum(['hot-tub', 'barrel', 'round', 'square']).default('hot-tub'),
  widthTenths: inchRange(54, 144, 84),
  heightTenths: inchRange(30, 48, 36),
});
export type SpaParams = z.output<typeof spaParams>;
