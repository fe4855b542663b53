import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const reclinerParams = z.strictObject({
  widthTenths: inchRange(28, 42, 35),
  depthTenths: inchRange(34, 44, 38),
  heightTenths: inchRange(36, 46, 41),

  arm: z.enum(['track', 'rolled', 'pillow']).default('pillow'),
  back: z.enum(['tight', 'channel', 'tufted']).default('tight'),
  legs: z.enum(['plinth', 'tapered', 'turned']).default('plinth'),
  lever: z.boolean().default(true),
});
export type ReclinerParams = z.output<typeof reclinerParams>;
