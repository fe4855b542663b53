import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wineCoolerParams = z.strictObject({
  widthTenths: inchRange(11, 36, 24),
  heightTenths: inchRange(17, 84, 34),
  depthTenths: inchRange(20, 27, 24),
  doors: z.literal([1, 2]).default(1),
  shelves: z.int().min(2).max(16).default(6),
  zones: z.literal([1, 2]).default(1),
  contents: z.enum(['bottles', 'cans', 'empty']).default('bottles'),
  handle: z.enum(['bar', 'tube', 'curved', 'flat', 'recessed']).default('tube'),
  frameTenths: z.int().min(80).max(800).default(450),
  base: z.enum(['toe-kick', 'feet']).default('toe-kick'),
});
export type WineCoolerParams = z.output<typeof wineCoolerParams>;
