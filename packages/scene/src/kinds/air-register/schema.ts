import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const airRegisterParams = z.strictObject({
  form: z.enum(['bars', 'stamped', 'linear']).default('bars'),
  place: z.enum(['floor', 'wall', 'ceiling']).default('floor'),
  widthTenths: inchRange(4, 48, 12),
  lengthTenths: inchRange(2, 30, 6),
});
export type AirRegisterParams = z.output<typeof airRegisterParams>;
