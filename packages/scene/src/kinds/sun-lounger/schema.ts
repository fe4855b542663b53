import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const sunLoungerParams = z.strictObject({
  form: z.enum(['slatted', 'sling', 'daybed']).default('slatted'),
  backDeg: z.literal([0, 30, 45, 60]).default(45),
  widthTenths: inchRange(24, 72, 27),
  lengthTenths: inchRange(68, 90, 78),
});
export type SunLoungerParams = z.output<typeof sunLoungerParams>;
