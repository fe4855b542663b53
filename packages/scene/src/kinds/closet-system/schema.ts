import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const closetSystemParams = z.strictObject({
  widthTenths: inchRange(48, 144, 96),
  depthTenths: inchRange(12, 24, 16),
  heightTenths: inchRange(72, 96, 84),

  layout: z
    .enum(['drawers-center', 'double-hang', 'shelves-center', 'long-hang'])
    .default('drawers-center'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('bar'),
  /** Folded and hanging clothes, as they are seen in a used closet. */
  clothes: z.boolean().default(true),
});
export type ClosetSystemParams = z.output<typeof closetSystemParams>;
