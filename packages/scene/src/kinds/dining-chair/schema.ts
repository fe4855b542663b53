import { z } from 'zod';
import { chairBackStyles } from '../../fittings/furniture/chair-back.ts';
import { chairLegStyles, chairSeatStyles } from '../../fittings/furniture/chair-frame.ts';
import { inchRange } from '../definition/inch-range.ts';

export const diningChairParams = z.strictObject({
  widthTenths: inchRange(15, 27, 19),
  depthTenths: inchRange(18, 28, 21),
  heightTenths: inchRange(29, 46, 34),

  seatHeightTenths: inchRange(16, 20, 18),
  back: z.enum(chairBackStyles).default('spindle'),
  legs: z.enum(chairLegStyles).default('tapered'),
  surface: z.enum(chairSeatStyles).default('wood'),
  arms: z.boolean().default(false),
});
export type DiningChairParams = z.output<typeof diningChairParams>;
