import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const wardrobeParams = z.strictObject({
  widthTenths: inchRange(30, 80, 48),
  depthTenths: inchRange(20, 28, 24),
  heightTenths: inchRange(68, 96, 78),

  layout: z.enum(['doors-drawers', 'doors', 'three-door', 'open-side']).default('doors-drawers'),
  front: z.enum(frontStyles).default('shaker'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('plinth'),
});
export type WardrobeParams = z.output<typeof wardrobeParams>;
