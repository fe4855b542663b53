import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const bookcaseParams = z.strictObject({
  widthTenths: inchRange(20, 72, 36),
  depthTenths: inchRange(10, 18, 13),
  heightTenths: inchRange(30, 96, 72),

  layout: z.enum(['open', 'doors-below', 'drawers-below', 'glass', 'two-bay']).default('open'),
  front: z.enum(frontStyles).default('shaker'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('plinth'),
});
export type BookcaseParams = z.output<typeof bookcaseParams>;
