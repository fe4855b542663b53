import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const dishwasherParams = z.strictObject({
  widthTenths: inchRange(17, 24, 24),
  heightTenths: inchRange(32, 35, 34),
  depthTenths: inchRange(22, 27, 24),
  controls: z.enum(['hidden', 'front']).default('hidden'),
  handle: z.enum(['bar', 'tube', 'curved', 'flat', 'pocket']).default('bar'),
  front: z.enum(['flat', 'shaker', 'double-drawer']).default('flat'),
  toeKickTenths: inchRange(2, 5, 4),
});
export type DishwasherParams = z.output<typeof dishwasherParams>;
