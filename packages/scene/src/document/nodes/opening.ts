import { z } from 'zod';
import { length } from '../lengths.ts';
import { nodeId } from '../node-id.ts';

export const openingStyles = [
  'door-single',
  'door-double',
  'door-pocket',
  'door-barn',
  'door-bifold',
  'door-sliding-glass',
  'door-french',
  'door-entry',
  'door-garage',
  'window-fixed',
  'window-double-hung',
  'window-casement',
  'window-sliding',
  'window-awning',
  'passage',
  'passage-arch',
  'niche',
] as const;
export type OpeningStyle = (typeof openingStyles)[number];

/** A door, window, cased opening or niche in a wall. */
export const openingNode = z.strictObject({
  type: z.literal('opening'),
  wallId: nodeId,
  style: z.enum(openingStyles),
  /** Middle of the opening along the wall's centre line, from its `from`. */
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
  /** Of a niche: how far it goes into the wall. */
  depthTenths: length(200, 6_000).default(889),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#f4f2ec'),
});
export type OpeningNode = z.output<typeof openingNode>;

export function isDoor(style: OpeningStyle): boolean {
  return style.startsWith('door-');
}
export function isWindow(style: OpeningStyle): boolean {
  return style.startsWith('window-');
}
