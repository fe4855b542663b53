import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const rockingChairParams = z.strictObject({
  widthTenths: inchRange(22, 32, 27),
  depthTenths: inchRange(28, 40, 33),
  heightTenths: inchRange(36, 48, 42),

  back: z.enum(['slat', 'spindle', 'upholstered', 'cane']).default('slat'),
  seat: z.enum(['wood', 'cushion', 'woven']).default('cushion'),
  seatHeightTenths: inchRange(15, 19, 17),
});
export type RockingChairParams = z.output<typeof rockingChairParams>;
