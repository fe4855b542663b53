import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const daybedParams = z.strictObject({
  widthTenths: inchRange(76, 84, 80),
  depthTenths: inchRange(36, 46, 42),
  heightTenths: inchRange(28, 46, 35),

  frame: z.enum(['slat', 'spindle', 'upholstered', 'cane', 'backless']).default('slat'),
  /** A second bed or drawers below. */
  below: z.enum(['none', 'trundle', 'drawers']).default('none'),
  pillows: z.int().min(0).max(3).default(3),
});
export type DaybedParams = z.output<typeof daybedParams>;
