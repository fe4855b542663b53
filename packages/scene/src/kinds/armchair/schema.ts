import { z } from 'zod';
import { armStyles } from '../../fittings/furniture/arms.ts';
import { backStyles, sofaLegStyles } from '../../fittings/furniture/sofa-body.ts';
import { inchRange } from '../inch-range.ts';

export const armchairParams = z.strictObject({
  widthTenths: inchRange(27, 44, 34),
  depthTenths: inchRange(28, 42, 34),
  heightTenths: inchRange(26, 42, 33),
  /** Floor to the top of the seat cushion. */
  seatHeightTenths: inchRange(15, 21, 18),
  armHeightTenths: inchRange(20, 30, 25),
  arm: z.enum(armStyles).default('track'),
  back: z.enum(backStyles).default('tight'),
  legs: z.enum(sofaLegStyles).default('tapered'),
  pillows: z.int().min(0).max(1).default(0),
  /** Cord sewn into the seams. */
  piping: z.boolean().default(false),
});
export type ArmchairParams = z.output<typeof armchairParams>;
