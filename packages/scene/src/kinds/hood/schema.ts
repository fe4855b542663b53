import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const hoodParams = z.strictObject({
  widthTenths: inchRange(24, 60, 30),
  heightTenths: inchRange(5, 48, 36),
  depthTenths: inchRange(16, 28, 20),
  form: z
    .enum([
      'chimney',
      'pyramid',
      'curved-glass',
      'under-cabinet',
      'island',
      'tapered',
      'bell',
      'box',
    ])
    .default('chimney'),
  canopyTenths: z.int().min(40).max(4500).default(650),
  chimneyWidthTenths: inchRange(8, 20, 12),
  /** Bands of the trim finish around the body. */
  bands: z.int().min(0).max(3).default(0),
  rivets: z.boolean().default(false),
  controls: z.enum(['buttons', 'touch', 'knobs', 'none']).default('buttons'),
});
export type HoodParams = z.output<typeof hoodParams>;
