import { z } from 'zod';
import { length, planPoint } from '../lengths.ts';
import { nodeId } from '../node-id.ts';

/** A straight wall about its center line. Its left side is the left hand as one walks from `from` to `to`. */
export const wallNode = z.strictObject({
  type: z.literal('wall'),
  levelId: nodeId,
  from: planPoint,
  to: planPoint,
  /** 1143 is a 2x4 wall with drywall on both sides (4 1/2 in). */
  thicknessTenths: length(200, 10_000).default(1_143),
  /** null reaches the ceiling; less is a half wall. */
  heightTenths: length(1_000, 120_000).nullable().default(null),
});
export type WallNode = z.output<typeof wallNode>;
