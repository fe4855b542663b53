import { z } from 'zod';
import { headboardStyles } from '../../fittings/furniture/headboard.ts';
import { inchRange } from '../definition/inch-range.ts';

export const bedParams = z.strictObject({
  size: z.enum(['twin', 'twin-xl', 'full', 'queen', 'king', 'cal-king']).default('queen'),
  heightTenths: inchRange(36, 72, 46),
  headboard: z.enum(headboardStyles).default('panel'),
  footboard: z.enum(['none', 'low', 'matching']).default('none'),
  frame: z.enum(['legs', 'platform', 'drawers', 'upholstered']).default('legs'),
  dress: z.enum(['folded', 'tucked', 'layered']).default('layered'),
  pillows: z.literal([1, 2, 3]).default(3),
});
export type BedParams = z.output<typeof bedParams>;
