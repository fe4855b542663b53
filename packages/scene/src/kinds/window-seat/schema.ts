import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const windowSeatParams = z.strictObject({
  widthTenths: inchRange(36, 120, 60),
  depthTenths: inchRange(16, 30, 20),
  heightTenths: inchRange(16, 22, 19),

  storage: z.enum(['drawers', 'doors', 'open', 'lid']).default('drawers'),
  front: z.enum(frontStyles).default('shaker'),
  pull: z.enum(pullStyles).default('cup'),
  pillows: z.int().min(0).max(4).default(2),
});
export type WindowSeatParams = z.output<typeof windowSeatParams>;
