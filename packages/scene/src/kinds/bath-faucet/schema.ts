import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const bathFaucetParams = z.strictObject({
  mount: z
    .enum(['single-hole', 'vessel', 'centerset', 'widespread', 'wall'])
    .default('single-hole'),
  /** Overall, above deck; for a wall faucet from the lowest to the highest point. */
  heightTenths: inchRange(2, 16, 6.5),
  /** From the mounting hole (or wall) to the middle of the outlet. */
  reachTenths: inchRange(3, 12, 5),
  spout: z
    .enum(['gooseneck', 'arc', 'angular', 'straight', 'waterfall', 'teapot', 'blade', 'fluted-arc'])
    .default('arc'),
  section: z.enum(['round', 'square']).default('round'),
  /** Diameter or width of the spout. */
  spoutTenths: z.int().min(120).max(450).default(240),
  handle: z
    .enum(['lever', 'blade', 'cross', 'knob', 'joystick', 'wheel', 'loop', 'porcelain-lever'])
    .default('lever'),
  base: z.enum(['round', 'square', 'bell', 'stepped', 'tapered', 'hex']).default('round'),
  /** Between the two outer holes of a centerset (4 in), widespread or wall faucet. */
  spreadTenths: inchRange(4, 16, 8),
  knurled: z.boolean().default(false),
});
export type BathFaucetParams = z.output<typeof bathFaucetParams>;
