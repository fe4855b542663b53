import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const officeChairParams = z.strictObject({
  widthTenths: inchRange(22, 30, 26),
  depthTenths: inchRange(22, 30, 26),
  heightTenths: inchRange(32, 50, 41),

  back: z.enum(['mesh', 'upholstered', 'channel', 'shell']).default('mesh'),
  arms: z.enum(['none', 'loop', 'T']).default('T'),
  headRest: z.boolean().default(false),
});
export type OfficeChairParams = z.output<typeof officeChairParams>;
