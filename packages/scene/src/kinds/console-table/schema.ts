import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const consoleTableParams = z.strictObject({
  widthTenths: inchRange(30, 84, 54),
  depthTenths: inchRange(10, 20, 15),
  heightTenths: inchRange(26, 38, 32),
  shape: z.enum(['rectangle', 'rounded']).default('rectangle'),

  base: z
    .enum(['square', 'tapered', 'turned', 'frame', 'panel', 'loop', 'crossed', 'hairpin'])
    .default('square'),
  edge: z.enum(edgeStyles).default('eased'),
  topThicknessTenths: inchRange(0.75, 3, 1.25),
  shelf: z.enum(['none', 'board', 'slats']).default('board'),
});
export type ConsoleTableParams = z.output<typeof consoleTableParams>;
