import { z } from 'zod';
import { coordinate, length, planPoint } from '../lengths.ts';
import { nodeId } from '../node-id.ts';

/** A measured distance that stays in the drawing. */
export const dimensionNode = z.strictObject({
  type: z.literal('dimension'),
  levelId: nodeId,
  from: planPoint,
  to: planPoint,
  /** How far beside the measured line it is drawn; positive is to its left. */
  offsetTenths: length(-50_000, 50_000).default(3_000),
});

const place = z.tuple([coordinate, coordinate, length(-100_000, 1_000_000)]).readonly();

/** A saved point of view: where the eye is and what it looks at (x, y of the plan, height). */
export const viewNode = z.strictObject({
  type: z.literal('view'),
  name: z.string().max(80),
  eye: place,
  target: place,
  fovDeg: z.int().min(20).max(100).default(55),
});
export type ViewNode = z.output<typeof viewNode>;
