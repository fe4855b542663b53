import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const kitchenFaucetParams = z.strictObject({
  form: z
    .enum([
      'pull-down',
      'pull-out',
      'bridge',
      'pot-filler',
      'articulated',
      'commercial-spring',
      'two-handle',
      'bar',
      'filtered',
    ])
    .default('pull-down'),
  heightTenths: inchRange(5, 30, 16),
  /** From the mounting hole (or wall) to the middle of the outlet. */
  reachTenths: inchRange(4, 26, 9),
  spout: z.enum(['gooseneck', 'square-arc', 'low-arc', 'angular', 'teapot']).default('gooseneck'),
  section: z.enum(['round', 'square']).default('round'),
  spoutTenths: z.int().min(140).max(400).default(260),
  handle: z
    .enum(['side-lever', 'side-blade', 'top-lever', 'cross', 'wheel', 'joystick'])
    .default('side-lever'),
  base: z.enum(['round', 'square', 'bell', 'stepped', 'tapered', 'deck-plate']).default('round'),
  sideSprayer: z.boolean().default(false),
  spreadTenths: inchRange(4, 12, 8),
  knurled: z.boolean().default(false),
});
export type KitchenFaucetParams = z.output<typeof kitchenFaucetParams>;
