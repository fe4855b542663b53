import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const diningTableParams = z.strictObject({
  widthTenths: inchRange(48, 120, 78),
  depthTenths: inchRange(30, 48, 38),
  heightTenths: inchRange(28, 31, 30),
  shape: z.enum(['rectangle', 'rounded', 'oval', 'boat']).default('rectangle'),

  base: z
    .enum([
      'square',
      'tapered',
      'turned',
      'trestle',
      'crossed',
      'pedestal',
      'loop',
      'panel',
      'fluted',
      'hairpin',
    ])
    .default('square'),
  edge: z.enum(edgeStyles).default('eased'),
  topThicknessTenths: inchRange(0.75, 3, 1.5),
});
export type DiningTableParams = z.output<typeof diningTableParams>;
