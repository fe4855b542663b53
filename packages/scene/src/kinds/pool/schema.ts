import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const poolParams = z.strictObject({
  form: z.enum(['rectangle', 'roman', 'kidney', 'l-shape']).default('rectangle'),
  /** The water, along x and y. */
  lengthTenths: inchRange(96, 900, 360),
  widthTenths: inchRange(72, 480, 180),
  depthTenths: inchRange(30, 144, 60),
  copingTenths: inchRange(6, 36, 12),
  steps: z.boolean().default(true),
});
export type PoolParams = z.output<typeof poolParams>;
