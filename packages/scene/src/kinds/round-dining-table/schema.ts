import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const roundDiningTableParams = z.strictObject({
  diameterTenths: inchRange(30, 72, 48),
  heightTenths: inchRange(28, 31, 30),

  base: z
    .enum(['pedestal', 'tulip', 'drum', 'fluted', 'cross', 'tapered', 'tripod'])
    .default('pedestal'),
  edge: z.enum(edgeStyles).default('eased'),
  topThicknessTenths: inchRange(0.75, 3, 1.25),
});
export type RoundDiningTableParams = z.output<typeof roundDiningTableParams>;
