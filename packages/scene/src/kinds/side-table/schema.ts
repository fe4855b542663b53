import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const sideTableParams = z.strictObject({
  widthTenths: inchRange(12, 30, 20),
  depthTenths: inchRange(12, 30, 20),
  heightTenths: inchRange(18, 28, 23),
  shape: z.enum(['oval', 'rectangle', 'rounded', 'organic']).default('oval'),

  base: z
    .enum([
      'tripod',
      'tapered',
      'turned',
      'tulip',
      'pedestal',
      'drum',
      'fluted',
      'frame',
      'hairpin',
    ])
    .default('tripod'),
  edge: z.enum(edgeStyles).default('eased'),
  topThicknessTenths: inchRange(0.5, 2, 0.9),
});
export type SideTableParams = z.output<typeof sideTableParams>;
