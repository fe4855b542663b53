import { z } from 'zod';
import { pendantShades } from '../../fittings/light-shade.ts';
import { inchRange } from '../definition/inch-range.ts';

export const pendantParams = z.strictObject({
  shade: z.enum(pendantShades).default('dome'),
  diameterTenths: inchRange(3, 36, 14),
  shadeHeightTenths: inchRange(2, 30, 10),
  /** Ceiling to the lowest point. */
  heightTenths: inchRange(10, 80, 30),
  suspension: z.enum(['rod', 'cord', 'chain', 'three-cable']).default('rod'),
  count: z.literal([1, 3, 5]).default(1),
  cap: z.enum(['plain', 'tapered', 'ribbed', 'ring']).default('plain'),
});
export type PendantParams = z.output<typeof pendantParams>;
