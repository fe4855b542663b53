import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const dresserParams = z.strictObject({
  widthTenths: inchRange(36, 76, 60),
  depthTenths: inchRange(16, 24, 19),
  heightTenths: inchRange(28, 44, 34),

  layout: z.enum(['six-drawer', 'nine-drawer', 'four-drawer', 'door-center']).default('six-drawer'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('tapered'),
});
export type DresserParams = z.output<typeof dresserParams>;
