import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const wallOvenParams = z.strictObject({
  widthTenths: inchRange(22, 30, 30),
  /** The whole front; a double oven is about 51 in. */
  heightTenths: inchRange(17, 56, 29),
  depthTenths: inchRange(21, 27, 24),
  layout: z.enum(['single', 'double', 'microwave-combo']).default('single'),
  door: z.enum(['drop', 'french', 'side-swing']).default('drop'),
  controls: z.enum(['touch', 'knobs', 'knobs-and-display']).default('touch'),
  knob: z.enum(['round', 'bar', 'skirted', 'cross']).default('round'),
  handle: z.enum(['bar', 'tube', 'curved', 'flat']).default('bar'),
  window: z.enum(['wide', 'small', 'full-glass']).default('wide'),
});
export type WallOvenParams = z.output<typeof wallOvenParams>;
