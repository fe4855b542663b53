import { z } from 'zod';
import { armStyles } from '../../fittings/furniture/arms.ts';
import { backStyles, sofaLegStyles } from '../../fittings/furniture/sofa-body.ts';
import { inchRange } from '../inch-range.ts';

export const loveseatParams = z.strictObject({
  widthTenths: inchRange(48, 72, 60),
  depthTenths: inchRange(30, 44, 35),
  heightTenths: inchRange(26, 42, 33),
  /** Floor to the top of the seat cushion. */
  seatHeightTenths: inchRange(15, 21, 18),
  armHeightTenths: inchRange(20, 30, 25),
  /** Seat cushions side by side. */
  seats: z.int().min(1).max(2).default(2),
  arm: z.enum(armStyles).default('rolled'),
  back: z.enum(backStyles).default('cushion'),
  legs: z.enum(sofaLegStyles).default('turned'),
  pillows: z.int().min(0).max(2).default(2),
  /** Cord sewn into the seams. */
  piping: z.boolean().default(false),
});
export type LoveseatParams = z.output<typeof loveseatParams>;
