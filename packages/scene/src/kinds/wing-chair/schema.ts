import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wingChairParams = z.strictObject({
  widthTenths: inchRange(26, 36, 31),
  depthTenths: inchRange(28, 38, 33),
  heightTenths: inchRange(36, 50, 43),

  back: z.enum(['plain', 'tufted', 'channel']).default('plain'),
  arm: z.enum(['rolled', 'track', 'slope']).default('rolled'),
  legs: z.enum(['tapered', 'square', 'turned', 'skirt']).default('turned'),
});
export type WingChairParams = z.output<typeof wingChairParams>;
