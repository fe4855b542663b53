import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const showerSetParams = z.strictObject({
  form: z
    .enum([
      'head',
      'ceiling-rain',
      'head-and-valve',
      'hand-shower',
      'column',
      'exposed',
      'panel',
      'system',
    ])
    .default('head-and-valve'),
  head: z.enum(['round', 'square', 'bell', 'sunflower', 'rectangle', 'multi']).default('round'),
  headTenths: inchRange(2.5, 18, 6),
  headThicknessTenths: z.int().min(60).max(900).default(120),
  /** Overall, from the lowest to the highest point. */
  heightTenths: inchRange(4, 66, 40),
  /** Wall to the middle of the head. */
  reachTenths: inchRange(4, 24, 14),
  arm: z.enum(['angled', 'straight', 'gooseneck', 's-bend', 'square']).default('angled'),
  handle: z.enum(['lever', 'cross', 'knob', 'blade', 'wheel', 'thermostatic']).default('lever'),
  trim: z.enum(['round', 'square', 'stepped', 'scalloped']).default('round'),
  handShower: z.enum(['none', 'round', 'wand', 'telephone', 'paddle']).default('none'),
  bodySprays: z.int().min(0).max(6).default(0),
  tubSpout: z.boolean().default(false),
});
export type ShowerSetParams = z.output<typeof showerSetParams>;
