import { z } from 'zod';
import { headboardStyles } from '../../fittings/furniture/headboard.ts';
import { inchRange } from '../definition/inch-range.ts';

export const canopyBedParams = z.strictObject({
  size: z.enum(['full', 'queen', 'king', 'cal-king']).default('queen'),
  heightTenths: inchRange(72, 96, 84),
  posts: z.enum(['square', 'turned', 'metal']).default('square'),
  headboard: z.enum(headboardStyles).default('upholstered'),
  /** Cloth gathered at the four posts. */
  curtains: z.boolean().default(false),
  dress: z.enum(['folded', 'tucked', 'layered']).default('folded'),
});
export type CanopyBedParams = z.output<typeof canopyBedParams>;
