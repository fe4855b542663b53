import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const mantelShelfParams = z.strictObject({
  form: z.enum(['beam', 'corbels', 'cornice']).default('beam'),
  lengthTenths: inchRange(24, 120, 60),
  heightTenths: inchRange(3, 16, 7),
  depthTenths: inchRange(5, 16, 9),
});
export type MantelShelfParams = z.output<typeof mantelShelfParams>;
