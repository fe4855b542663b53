import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const gateParams = z.strictObject({
  form: z.enum(['privacy', 'picket', 'horizontal', 'iron']).default('privacy'),
  leaves: z.literal([1, 2]).default(1),
  hinge: z.enum(['left', 'right']).default('left'),
  /** Between the posts' outer faces. */
  widthTenths: inchRange(30, 240, 48),
  heightTenths: inchRange(30, 120, 72),
});
export type GateParams = z.output<typeof gateParams>;
