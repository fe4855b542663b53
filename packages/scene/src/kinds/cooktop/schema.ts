import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const cooktopParams = z.strictObject({
  widthTenths: inchRange(12, 48, 30),
  depthTenths: inchRange(19, 28, 21),
  fuel: z.enum(['gas', 'electric', 'induction']).default('gas'),
  burners: z.literal([2, 4, 5, 6]).default(4),
  griddle: z.boolean().default(false),
  /** A rangetop is a deep pro body with knobs on its front face. */
  form: z.enum(['drop-in', 'rangetop']).default('drop-in'),
  knobs: z.enum(['right', 'front', 'center']).default('front'),
  knob: z.enum(['round', 'bar', 'skirted', 'cross']).default('round'),
  grates: z.enum(['continuous', 'separate']).default('continuous'),
});
export type CooktopParams = z.output<typeof cooktopParams>;
