import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ceilingFanParams = z.strictObject({
  diameterTenths: inchRange(28, 96, 52),
  /** Ceiling to the lowest point. */
  heightTenths: inchRange(8, 72, 18),
  blades: z.int().min(3).max(8).default(5),
  blade: z
    .enum(['paddle', 'tapered', 'curved', 'propeller', 'leaf', 'rounded', 'wide'])
    .default('paddle'),
  pitchDeg: z.int().min(8).max(18).default(13),
  motor: z.enum(['drum', 'bell', 'pod', 'slim', 'caged', 'stacked']).default('drum'),
  /** Hugger fans sit on the ceiling without a rod. */
  hugger: z.boolean().default(false),
  light: z
    .enum(['none', 'bowl', 'disc', 'drum', 'globe', 'three-arm', 'four-arm', 'schoolhouse'])
    .default('none'),
  bladeArms: z.enum(['hidden', 'bracket', 'scroll']).default('bracket'),
  pullChains: z.boolean().default(false),
});
export type CeilingFanParams = z.output<typeof ceilingFanParams>;
