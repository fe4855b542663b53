import { z } from 'zod';
import { chairLegStyles, chairSeatStyles } from '../../fittings/furniture/chair-frame.ts';
import { inchRange } from '../inch-range.ts';

export const counterStoolParams = z.strictObject({
  widthTenths: inchRange(13, 24, 17),
  depthTenths: inchRange(13, 24, 17),
  heightTenths: inchRange(30, 42, 37),

  seatHeightTenths: inchRange(23, 27, 25),
  back: z.enum(['none', 'low', 'spindle', 'ladder', 'cane', 'upholstered']).default('low'),
  legs: z.enum(chairLegStyles).default('tapered'),
  surface: z.enum(chairSeatStyles).default('padded'),
});
export type CounterStoolParams = z.output<typeof counterStoolParams>;
