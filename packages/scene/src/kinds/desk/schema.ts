import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const deskParams = z.strictObject({
  widthTenths: inchRange(36, 78, 55),
  depthTenths: inchRange(18, 36, 26),
  heightTenths: inchRange(28, 31, 30),

  form: z
    .enum(['drawers-right', 'drawers-both', 'apron-drawers', 'plain', 'hutch'])
    .default('apron-drawers'),
  legs: z.enum(['tapered', 'square', 'turned', 'metal', 'hairpin', 'sled']).default('tapered'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
});
export type DeskParams = z.output<typeof deskParams>;
