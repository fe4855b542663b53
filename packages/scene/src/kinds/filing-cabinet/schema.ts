import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const filingCabinetParams = z.strictObject({
  widthTenths: inchRange(14, 44, 16),
  depthTenths: inchRange(16, 26, 22),
  heightTenths: inchRange(24, 56, 29),

  layout: z.enum(['two-drawer', 'three-drawer', 'lateral', 'four-drawer']).default('two-drawer'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('bar'),
  legs: z.enum(legStyles).default('plinth'),
});
export type FilingCabinetParams = z.output<typeof filingCabinetParams>;
