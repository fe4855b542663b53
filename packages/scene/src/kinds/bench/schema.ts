import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const benchParams = z.strictObject({
  widthTenths: inchRange(30, 84, 48),
  depthTenths: inchRange(12, 22, 16),
  heightTenths: inchRange(16, 20, 18),

  seat: z.enum(['wood', 'cushion', 'upholstered', 'woven', 'tufted']).default('upholstered'),
  legs: z
    .enum(['tapered', 'square', 'turned', 'metal', 'hairpin', 'sled', 'panel', 'crossed'])
    .default('tapered'),
  shelf: z.boolean().default(false),
});
export type BenchParams = z.output<typeof benchParams>;
