import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const vanityParams = z.strictObject({
  widthTenths: inchRange(16, 84, 36),
  depthTenths: inchRange(14, 24, 22),
  /** Floor (or, floating, underside) to the countertop's upper face. */
  heightTenths: inchRange(5, 37, 34.5),
  support: z
    .enum(['toe-kick', 'feet', 'turned-legs', 'floating', 'metal-frame'])
    .default('toe-kick'),
  front: z
    .enum(['shaker', 'slab', 'raised', 'fluted', 'louver', 'beaded', 'arched', 'cane'])
    .default('shaker'),
  layout: z
    .enum(['doors', 'drawers-left', 'drawers-right', 'drawers-both', 'drawers-center', 'drawers'])
    .default('doors'),
  /** A slatted shelf instead of the lowest row of fronts. */
  openShelf: z.boolean().default(false),
  sinks: z.literal([1, 2]).default(1),
  basin: z
    .enum([
      'undermount-oval',
      'undermount-rect',
      'integrated',
      'vessel-round',
      'vessel-rect',
      'none',
    ])
    .default('undermount-rect'),
  topThicknessTenths: z.int().min(100).max(1200).default(250),
  backsplashTenths: inchRange(0, 6, 4),
  hardware: z.enum(['knob', 'bar', 'cup', 'arch', 'edge', 'ring', 'none']).default('bar'),
});
export type VanityParams = z.output<typeof vanityParams>;
