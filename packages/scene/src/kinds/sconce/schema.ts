import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const sconceParams = z.strictObject({
  form: z
    .enum([
      'arm',
      'double-arm',
      'swing-arm',
      'up-down',
      'candle',
      'lantern',
      'bar',
      'half-moon',
      'globe',
    ])
    .default('arm'),
  heightTenths: inchRange(4, 36, 12),
  widthTenths: inchRange(2, 18, 6),
  /** Off the wall. */
  depthTenths: inchRange(2, 24, 7),
  backplate: z.enum(['round', 'oval', 'rectangle', 'square', 'shield']).default('round'),
  shade: z.enum(['drum', 'bell', 'globe', 'cone', 'cylinder', 'tulip', 'bulb']).default('drum'),
});
export type SconceParams = z.output<typeof sconceParams>;
