import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const coffeeTableParams = z.strictObject({
  widthTenths: inchRange(30, 64, 48),
  depthTenths: inchRange(18, 48, 26),
  heightTenths: inchRange(12, 20, 17),
  shape: z.enum(['rectangle', 'rounded', 'oval', 'organic']).default('rectangle'),

  base: z
    .enum([
      'tapered',
      'square',
      'turned',
      'hairpin',
      'drum',
      'fluted',
      'loop',
      'frame',
      'panel',
      'crossed',
    ])
    .default('tapered'),
  edge: z.enum(edgeStyles).default('eased'),
  topThicknessTenths: inchRange(0.75, 3, 1.25),
  /** A shelf between the legs. */
  shelf: z.boolean().default(false),
});
export type CoffeeTableParams = z.output<typeof coffeeTableParams>;
