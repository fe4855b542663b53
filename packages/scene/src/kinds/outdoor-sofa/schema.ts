import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const outdoorSofaParams = z.strictObject({
  form: z.enum(['teak', 'woven', 'metal']).default('teak'),
  seats: z.literal([1, 2, 3, 4]).default(3),
  /** Of one seat. */
  seatTenths: inchRange(20, 32, 25),
  depthTenths: inchRange(28, 42, 34),
});
export type OutdoorSofaParams = z.output<typeof outdoorSofaParams>;
