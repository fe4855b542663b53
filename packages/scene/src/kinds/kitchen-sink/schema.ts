import { z } from 'zod';
import { inchRange } from '../definition/inch-range.ts';

export const kitchenSinkParams = z.strictObject({
  mount: z.enum(['undermount', 'drop-in', 'farmhouse', 'bar']).default('undermount'),
  lengthTenths: inchRange(12, 60, 32),
  widthTenths: inchRange(12, 23, 19),
  /** Overall height of the body. */
  depthTenths: inchRange(5, 13, 10),
  bowls: z.enum(['single', 'equal', 'offset-left', 'offset-right', 'low-divide']).default('single'),
  shape: z.enum(['rectangle', 'oval', 'round', 'd-shape']).default('rectangle'),
  /** Inner corners seen from above. */
  cornerRadiusTenths: z.int().min(50).max(1500).default(250),
  wallTenths: z.int().min(12).max(400).default(15),
  /** Front of a farmhouse sink. */
  apron: z.enum(['flat', 'framed', 'fluted', 'arched', 'banded']).default('flat'),
  /** A ledge inside the rim on which boards and racks slide. */
  workstation: z.boolean().default(false),
  drainboard: z.enum(['none', 'left', 'right']).default('none'),
  drain: z.enum(['center', 'rear', 'corner']).default('center'),
  grid: z.boolean().default(false),
  board: z.boolean().default(false),
  colander: z.boolean().default(false),
  faucetHoles: z.int().min(0).max(4).default(0),
});
export type KitchenSinkParams = z.output<typeof kitchenSinkParams>;
