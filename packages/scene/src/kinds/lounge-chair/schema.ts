import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const loungeChairParams = z.strictObject({
  widthTenths: inchRange(24, 36, 29),
  depthTenths: inchRange(26, 40, 32),
  heightTenths: inchRange(26, 40, 31),

  frame: z.enum(['wood', 'metal', 'sling', 'paddle']).default('wood'),
  back: z.enum(['cushion', 'channel', 'cane', 'slat']).default('cushion'),
  seatHeightTenths: inchRange(13, 18, 16),
});
export type LoungeChairParams = z.output<typeof loungeChairParams>;
