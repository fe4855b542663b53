import { z } from 'zod';
import { chairLegStyles, chairSeatStyles } from '../../fittings/furniture/chair-frame.ts';
import { inchRange } from '../definition/inch-range.ts';

export const barStoolParams = z.strictObject({
  widthTenths: inchRange(13, 24, 17),
  depthTenths: inchRange(13, 24, 17),
  heightTenths: inchRange(34, 48, 42),

  seatHeightTenths: inchRange(28, 33, 30),
  back: z.enum(['none', 'low', 'spindle', 'ladder', 'cane', 'upholstered']).default('none'),
  legs: z.enum(chairLegStyles).default('metal'),
  surface: z.enum(chairSeatStyles).default('wood'),
});
export type BarStoolParams = z.output<typeof barStoolParams>;
