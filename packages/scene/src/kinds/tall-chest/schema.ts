import { z } from 'zod';
import { frontStyles } from '../../fittings/furniture/fronts.ts';
import { legStyles } from '../../fittings/furniture/legs.ts';
import { pullStyles } from '../../fittings/furniture/pulls.ts';
import { inchRange } from '../inch-range.ts';

export const tallChestParams = z.strictObject({
  widthTenths: inchRange(22, 44, 36),
  depthTenths: inchRange(16, 22, 19),
  heightTenths: inchRange(40, 66, 52),

  layout: z.enum(['five-drawer', 'six-drawer', 'door-top', 'lingerie']).default('five-drawer'),
  front: z.enum(frontStyles).default('slab'),
  pull: z.enum(pullStyles).default('knob'),
  legs: z.enum(legStyles).default('square'),
});
export type TallChestParams = z.output<typeof tallChestParams>;
