import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';
import { sofaParams } from '../sofa/schema.ts';

export const armchairParams = sofaParams.omit({ seats: true }).extend({
  widthTenths: inchRange(27, 44, 34),
  depthTenths: inchRange(28, 42, 34),
  back: sofaParams.shape.back.removeDefault().default('tight'),
  pillows: z.int().min(0).max(1).default(0),
});
export type ArmchairParams = z.output<typeof armchairParams>;
