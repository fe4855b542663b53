import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const vanityLightParams = z.strictObject({
  widthTenths: inchRange(5, 60, 24),
  heightTenths: inchRange(2, 16, 9),
  /** Off the wall. */
  depthTenths: inchRange(2, 12, 7),
  lights: z.int().min(1).max(6).default(3),
  bar: z.enum(['rod', 'flat', 'channel', 'tube-light', 'curved']).default('rod'),
  shade: z
    .enum(['bell', 'globe', 'cylinder', 'cone', 'drum', 'tulip', 'square', 'bulb'])
    .default('bell'),
  aim: z.enum(['up', 'down']).default('down'),
});
export type VanityLightParams = z.output<typeof vanityLightParams>;
