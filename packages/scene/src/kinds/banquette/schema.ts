import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const banquetteParams = z.strictObject({
  widthTenths: inchRange(36, 120, 60),
  depthTenths: inchRange(20, 28, 24),
  heightTenths: inchRange(32, 48, 37),

  back: z.enum(['smooth', 'channel', 'tufted', 'plank']).default('channel'),
  base: z.enum(['plinth', 'panel', 'legs']).default('plinth'),
  seatHeightTenths: inchRange(17, 20, 18),
});
export type BanquetteParams = z.output<typeof banquetteParams>;
