import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const kitchenCartParams = z.strictObject({
  widthTenths: inchRange(24, 60, 36),
  depthTenths: inchRange(16, 28, 20),
  heightTenths: inchRange(32, 38, 36),

  base: z.enum(['shelves', 'drawer-shelves', 'cabinet', 'metal-frame']).default('drawer-shelves'),
  front: z.enum(frontStyles).default('shaker'),
  pull: z.enum(pullStyles).default('cup'),
  wheels: z.boolean().default(true),
  towelBar: z.boolean().default(true),
});
export type KitchenCartParams = z.output<typeof kitchenCartParams>;
