import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../definition/inch-range.ts';

export const storageBenchParams = z.strictObject({
  widthTenths: inchRange(30, 66, 48),
  depthTenths: inchRange(15, 22, 18),
  heightTenths: inchRange(17, 22, 19),

  storage: z.enum(['drawers', 'doors', 'open', 'lid']).default('open'),
  front: z.enum(frontStyles).default('shaker'),
  pull: z.enum(pullStyles).default('cup'),
  cushion: z.boolean().default(true),
});
export type StorageBenchParams = z.output<typeof storageBenchParams>;
