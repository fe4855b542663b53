import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const vanityTableParams = z.strictObject({
  widthTenths: inchRange(30, 60, 42),
  depthTenths: inchRange(15, 24, 18),
  heightTenths: inchRange(28, 32, 30),

  mirror: z.enum(['round', 'arched', 'rectangle', 'none']).default('round'),
  legs: z.enum(['tapered', 'square', 'turned', 'metal', 'sled']).default('tapered'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
});
export type VanityTableParams = z.output<typeof vanityTableParams>;
