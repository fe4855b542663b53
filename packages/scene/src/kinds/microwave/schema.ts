import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const microwaveParams = z.strictObject({
  widthTenths: inchRange(17, 30, 30),
  heightTenths: inchRange(9, 20, 16),
  depthTenths: inchRange(13, 26, 16),
  form: z.enum(['over-range', 'countertop', 'built-in', 'drawer']).default('over-range'),
  handle: z.enum(['bar', 'tube', 'curved', 'flat', 'pocket']).default('bar'),
  controls: z.enum(['keypad', 'strip', 'dial']).default('keypad'),
  cornerRadiusTenths: z.int().min(10).max(500).default(60),
});
export type MicrowaveParams = z.output<typeof microwaveParams>;
