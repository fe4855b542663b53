import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const nestingTablesParams = z.strictObject({
  widthTenths: inchRange(18, 36, 24),
  depthTenths: inchRange(12, 24, 16),
  heightTenths: inchRange(18, 26, 22),

  count: z.literal([2, 3]).default(3),
  shape: z.enum(['rectangle', 'rounded', 'oval']).default('rectangle'),
  base: z.enum(['frame', 'tapered', 'panel', 'loop', 'hairpin']).default('frame'),
  /** Pulled out to the front in steps, or all under the largest. */
  spread: z.boolean().default(true),
});
export type NestingTablesParams = z.output<typeof nestingTablesParams>;
