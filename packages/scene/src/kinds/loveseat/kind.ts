import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';
import { variantOf } from '../definition/variant-of.ts';
import { sofaKind } from '../sofa/kind.ts';
import { sofaParams } from '../sofa/schema.ts';

export const loveseatKind = variantOf(sofaKind, {
  label: 'Loveseat',
  params: sofaParams.extend({
    widthTenths: inchRange(48, 72, 60),
    depthTenths: inchRange(30, 44, 35),
    seats: z.int().min(1).max(2).default(2),
    arm: sofaParams.shape.arm.removeDefault().default('rolled'),
    legs: sofaParams.shape.legs.removeDefault().default('turned'),
    pillows: z.int().min(0).max(2).default(2),
  }),
});
