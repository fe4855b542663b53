import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const shoeCabinetParams = z.strictObject({
  widthTenths: inchRange(22, 60, 36),
  depthTenths: inchRange(8, 18, 12),
  heightTenths: inchRange(28, 50, 40),

  layout: z.enum(['flaps', 'three-flaps', 'doors', 'open']).default('flaps'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('metal'),
});
export type ShoeCabinetParams = z.output<typeof shoeCabinetParams>;
