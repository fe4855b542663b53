import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const sideboardParams = z.strictObject({
  widthTenths: inchRange(44, 84, 66),
  depthTenths: inchRange(15, 22, 18),
  heightTenths: inchRange(29, 40, 34),

  layout: z.enum(['drawers-center', 'drawers-top', 'doors', 'glass']).default('drawers-center'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('tapered'),
});
export type SideboardParams = z.output<typeof sideboardParams>;
