import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const pedestalSinkParams = z.strictObject({
  form: z.enum(['round', 'square', 'console']).default('square'),
  widthTenths: inchRange(16, 40, 24),
  depthTenths: inchRange(14, 24, 19),
  heightTenths: inchRange(30, 37, 34),
});
export type PedestalSinkParams = z.output<typeof pedestalSinkParams>;
