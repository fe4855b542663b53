import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const mediaConsoleParams = z.strictObject({
  widthTenths: inchRange(40, 96, 72),
  depthTenths: inchRange(14, 22, 17),
  heightTenths: inchRange(16, 34, 24),

  layout: z.enum(['doors-open', 'drawers', 'doors', 'open']).default('doors-open'),
  front: z.enum(frontStyles).default('reeded'),
  pull: z.enum(pullStyles).default('none'),
  legs: z.enum(legStyles).default('tapered'),
});
export type MediaConsoleParams = z.output<typeof mediaConsoleParams>;
