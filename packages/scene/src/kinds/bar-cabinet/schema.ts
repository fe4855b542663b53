import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const barCabinetParams = z.strictObject({
  widthTenths: inchRange(28, 60, 40),
  depthTenths: inchRange(15, 24, 18),
  heightTenths: inchRange(34, 70, 44),

  layout: z.enum(['doors', 'bottles', 'glass', 'open-top']).default('doors'),
  front: z.enum(frontStyles).default('cane'),
  pull: z.enum(pullStyles).default('ring'),
  legs: z.enum(legStyles).default('metal'),
});
export type BarCabinetParams = z.output<typeof barCabinetParams>;
