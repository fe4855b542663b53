import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const swivelChairParams = z.strictObject({
  diameterTenths: inchRange(27, 40, 32),
  heightTenths: inchRange(26, 36, 30),
  back: z.enum(['smooth', 'channel', 'low']).default('smooth'),
  base: z.enum(['plinth', 'disc', 'star']).default('plinth'),
  seatHeightTenths: inchRange(15, 19, 17),
});
export type SwivelChairParams = z.output<typeof swivelChairParams>;
