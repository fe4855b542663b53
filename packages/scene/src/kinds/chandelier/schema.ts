import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const chandelierParams = z.strictObject({
  form: z
    .enum([
      'candelabra',
      'arms-up',
      'arms-down',
      'sputnik',
      'ring',
      'double-ring',
      'wagon-wheel',
      'lantern',
      'tiered-crystal',
      'drum',
      'bubble',
    ])
    .default('candelabra'),
  diameterTenths: inchRange(14, 60, 28),
  /** The body alone, without rod or chain. */
  bodyTenths: inchRange(6, 48, 22),
  /** Ceiling to the lowest point. */
  heightTenths: inchRange(12, 96, 40),
  lights: z.int().min(3).max(18).default(6),
  tiers: z.literal([1, 2]).default(1),
  shade: z.enum(['candle', 'bulb', 'bell', 'drum', 'globe', 'cone', 'tulip']).default('candle'),
  suspension: z.enum(['rod', 'chain', 'cables']).default('chain'),
});
export type ChandelierParams = z.output<typeof chandelierParams>;
