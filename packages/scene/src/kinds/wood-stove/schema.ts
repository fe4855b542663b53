import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const woodStoveParams = z.strictObject({
  form: z.enum(['legs', 'pedestal', 'cylinder']).default('legs'),
  widthTenths: inchRange(16, 36, 24),
  /** The stove without its pipe. */
  heightTenths: inchRange(22, 50, 30),
  depthTenths: inchRange(14, 32, 20),
  /** Above the stove's top; 0 for no pipe. */
  pipeTenths: inchRange(0, 144, 66),
});
export type WoodStoveParams = z.output<typeof woodStoveParams>;
