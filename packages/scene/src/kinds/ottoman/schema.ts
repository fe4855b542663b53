import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const ottomanParams = z.strictObject({
  widthTenths: inchRange(16, 60, 30),
  depthTenths: inchRange(16, 48, 22),
  heightTenths: inchRange(14, 21, 17),

  form: z.enum(['rectangle', 'round', 'tufted', 'storage']).default('rectangle'),
  legs: z.enum(['tapered', 'square', 'turned', 'metal', 'bun', 'plinth']).default('tapered'),
  piping: z.boolean().default(false),
});
export type OttomanParams = z.output<typeof ottomanParams>;
