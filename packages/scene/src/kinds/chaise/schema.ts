import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const chaiseParams = z.strictObject({
  widthTenths: inchRange(24, 40, 29),
  depthTenths: inchRange(56, 78, 66),
  heightTenths: inchRange(28, 40, 33),

  form: z.enum(['modern', 'armless', 'scroll', 'meridienne']).default('modern'),
  back: z.enum(['smooth', 'tufted', 'channel']).default('smooth'),
  legs: z.enum(['tapered', 'square', 'turned', 'metal', 'plinth']).default('tapered'),
});
export type ChaiseParams = z.output<typeof chaiseParams>;
