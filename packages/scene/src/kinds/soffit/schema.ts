import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const soffitParams = z.strictObject({
  form: z.enum(['plain', 'crown', 'cove']).default('plain'),
  lengthTenths: inchRange(6, 600, 96),
  depthTenths: inchRange(4, 96, 14),
  heightTenths: inchRange(3, 48, 12),
});
export type SoffitParams = z.output<typeof soffitParams>;
