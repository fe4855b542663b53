import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const sectionalSofaParams = z.strictObject({
  /** Along the wall behind. */
  widthTenths: inchRange(84, 150, 108),
  /** Along the side that turns forward. */
  depthTenths: inchRange(58, 130, 84),
  heightTenths: inchRange(26, 40, 33),
  seatHeightTenths: inchRange(15, 20, 17),
  seatDepthTenths: inchRange(34, 46, 38),
  form: z.enum(['chaise', 'corner', 'u-shape']).default('chaise'),
  /** The side that turns forward, as one faces the sofa. */
  side: z.enum(['left', 'right']).default('right'),
  arm: z.enum(['track', 'slope', 'pillow', 'none']).default('track'),
  legs: z.enum(['tapered', 'square', 'metal', 'plinth']).default('plinth'),
  pillows: z.int().min(0).max(4).default(2),
});
export type SectionalSofaParams = z.output<typeof sectionalSofaParams>;
