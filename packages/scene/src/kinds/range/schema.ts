import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const rangeParams = z.strictObject({
  widthTenths: inchRange(20, 60, 30),
  depthTenths: inchRange(24, 30, 27),
  /** Floor to cooking surface. */
  heightTenths: inchRange(34, 38, 36),
  fuel: z.enum(['gas', 'electric', 'induction']).default('gas'),
  burners: z.literal([4, 5, 6, 8]).default(4),
  griddle: z.boolean().default(false),
  ovens: z.enum(['single', 'stacked', 'side-by-side']).default('single'),
  controls: z.enum(['knobs', 'knobs-and-display', 'touch']).default('knobs'),
  knob: z.enum(['round', 'bar', 'skirted', 'cross']).default('round'),
  handle: z.enum(['bar', 'tube', 'curved', 'flat']).default('tube'),
  window: z.enum(['wide', 'small', 'arched', 'none']).default('wide'),
  panel: z.enum(['plain', 'framed']).default('plain'),
  /** Height of the guard behind the burners; 0 for none. */
  backguardTenths: inchRange(0, 12, 0),
  drawer: z.boolean().default(true),
  base: z.enum(['toe-kick', 'legs', 'turned-legs']).default('toe-kick'),
});
export type RangeParams = z.output<typeof rangeParams>;
