import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const cubeShelfParams = z.strictObject({
  widthTenths: inchRange(28, 75, 58),
  depthTenths: inchRange(11, 18, 15),
  heightTenths: inchRange(15, 75, 30),

  layout: z
    .enum(['four-by-two', 'two-by-two', 'four-by-four', 'with-doors'])
    .default('four-by-two'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('plinth'),
});
export type CubeShelfParams = z.output<typeof cubeShelfParams>;
