import { z } from 'zod';
import { edgeStyles } from '../../fittings/furniture/table.ts';
import { inchRange } from '../definition/inch-range.ts';

export const standingDeskParams = z.strictObject({
  widthTenths: inchRange(42, 80, 60),
  depthTenths: inchRange(22, 36, 30),
  heightTenths: inchRange(24, 50, 42),

  /** Columns: T stands in the middle of the depth, C at the back. */
  stand: z.enum(['T', 'C', 'four-post']).default('T'),
  edge: z.enum(edgeStyles).default('eased'),
  keypad: z.boolean().default(true),
});
export type StandingDeskParams = z.output<typeof standingDeskParams>;
