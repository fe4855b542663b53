import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const laundryParams = z.strictObject({
  role: z
    .enum(['front-load-washer', 'top-load-washer', 'dryer', 'stacked'])
    .default('front-load-washer'),
  widthTenths: inchRange(23, 30, 27),
  heightTenths: inchRange(33, 78, 39),
  depthTenths: inchRange(22, 33, 30),
  door: z.enum(['round', 'squircle', 'square']).default('round'),
  console: z.enum(['dial', 'touch', 'dial-and-display']).default('dial-and-display'),
  /** Height of a drawer pedestal below the machine, part of the height; 0 for none. */
  pedestalTenths: inchRange(0, 16, 0),
  cornerRadiusTenths: z.int().min(20).max(600).default(120),
});
export type LaundryParams = z.output<typeof laundryParams>;
