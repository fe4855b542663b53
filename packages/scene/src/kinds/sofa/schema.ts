import { z } from 'zod';
import { armStyles } from '../../fittings/furniture/arms.ts';
import { backStyles, sofaLegStyles } from '../../fittings/furniture/sofa-body.ts';
import { inchRange } from '../definition/inch-range.ts';

export const sofaParams = z.strictObject({
  widthTenths: inchRange(72, 120, 84),
  depthTenths: inchRange(32, 46, 36),
  heightTenths: inchRange(26, 42, 33),
  /** Floor to the top of the seat cushion. */
  seatHeightTenths: inchRange(15, 21, 18),
  armHeightTenths: inchRange(20, 30, 25),
  /** Seat cushions side by side. */
  seats: z.int().min(2).max(4).default(3),
  arm: z.enum(armStyles).default('track'),
  back: z.enum(backStyles).default('cushion'),
  legs: z.enum(sofaLegStyles).default('tapered'),
  pillows: z.int().min(0).max(4).default(2),
  /** Cord sewn into the seams. */
  piping: z.boolean().default(false),
});
export type SofaParams = z.output<typeof sofaParams>;
