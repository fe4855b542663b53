import { z } from 'zod';
import { length, planPoint } from '../lengths.ts';
import { nodeId } from '../node-id.ts';
import { covering } from './covering.ts';

/** Which face of a room: its floor, ceiling, all its walls, or the part of one wall inside it. */
const faceRef = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('floor') }),
  z.strictObject({ on: z.literal('ceiling') }),
  z.strictObject({ on: z.literal('walls') }),
  z.strictObject({ on: z.literal('wall'), wallId: nodeId }),
]);
export type FaceRef = z.output<typeof faceRef>;

/**
 * What covers a face or an area of it. On the same spot the higher layer wins, then the more exact
 * face (wall over walls), then the area over the whole, then the greater id.
 */
export const surfaceNode = z.strictObject({
  type: z.literal('surface'),
  roomId: nodeId,
  face: faceRef,
  /**
   * Null is the whole face. Floor and ceiling: plan coordinates. Wall: x along the wall's center
   * line from its `from`, y up from the floor; needs a face `wall`.
   */
  area: z.array(planPoint).min(3).max(200).readonly().nullable().default(null),
  layer: z.int().min(0).max(50).default(0),
  covering,
  /** A band of another product along the inside of the area's edge. */
  border: z
    .strictObject({ widthTenths: length(50, 20_000), covering })
    .nullable()
    .default(null),
});
export type SurfaceNode = z.output<typeof surfaceNode>;
