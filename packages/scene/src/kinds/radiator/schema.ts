import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const radiatorParams = z.strictObject({
  form: z.enum(['column', 'panel', 'baseboard']).default('column'),
  widthTenths: inchRange(12, 120, 36),
  heightTenths: inchRange(6, 78, 26),
  depthTenths: inchRange(2, 12, 5.5),
});
export type RadiatorParams = z.output<typeof radiatorParams>;
