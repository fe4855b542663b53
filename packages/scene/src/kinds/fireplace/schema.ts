import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const fireplaceParams = z.strictObject({
  form: z.enum(['traditional', 'modern', 'stone', 'linear']).default('traditional'),
  widthTenths: inchRange(40, 120, 64),
  heightTenths: inchRange(36, 144, 52),
  depthTenths: inchRange(8, 30, 16),
  hearthTenths: inchRange(0, 24, 16),
});
export type FireplaceParams = z.output<typeof fireplaceParams>;
