import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const chinaCabinetParams = z.strictObject({
  widthTenths: inchRange(36, 76, 52),
  depthTenths: inchRange(15, 22, 18),
  heightTenths: inchRange(68, 92, 80),

  layout: z
    .enum(['glass-over-doors', 'glass', 'open-hutch', 'glass-over-drawers'])
    .default('glass-over-doors'),
  front: z.enum(frontStyles).default('raised'),
  pull: z.enum(pullStyles).default('ring'),
  legs: z.enum(legStyles).default('bun'),
});
export type ChinaCabinetParams = z.output<typeof chinaCabinetParams>;
