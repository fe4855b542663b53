import { z } from 'zod';
import { length } from '../lengths.ts';
import { nodeId } from '../node-id.ts';
import { openingStyles } from './opening-style.ts';

/** A door, window, cased opening or niche in a wall. */
export const openingNode = z.strictObject({
  type: z.literal('opening'),
  wallId: nodeId,
  style: z.enum(openingStyles),
  /** Middle of the opening along the wall's center line, from its `from`. */
  atTenths: length(0, 2_000_000),
  /** Rough width between the frames' outer edges and height of the same. */
  widthTenths: length(1_000, 80_000),
  heightTenths: length(1_000, 60_000),
  /** Bottom above the floor. */
  sillTenths: length(0, 60_000).default(0),
  /** Seen from the side it opens to. */
  hinge: z.enum(['left', 'right']).default('left'),
  /** The side of the wall that a door swings to, or that a niche is open to. */
  side: z.enum(['left', 'right']).default('left'),
  /** How far a niche goes into the wall. */
  depthTenths: length(200, 6_000).default(889),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#f4f2ec'),
  /** Safety glass, as the code asks for near tubs and showers. */
  tempered: z.boolean().optional(),
});
export type OpeningNode = z.output<typeof openingNode>;
