import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const nightstandParams = z.strictObject({
  widthTenths: inchRange(16, 36, 24),
  depthTenths: inchRange(14, 22, 17),
  heightTenths: inchRange(20, 32, 26),

  layout: z.enum(['two-drawer', 'one-drawer', 'three-drawer', 'door']).default('two-drawer'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('tapered'),
});
export type NightstandParams = z.output<typeof nightstandParams>;
