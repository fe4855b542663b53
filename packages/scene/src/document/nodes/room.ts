import { z } from 'zod';
import { length, planPoint } from '../lengths.ts';
import { nodeId } from '../node-id.ts';

export const roomUses = [
  'kitchen',
  'bath',
  'powder-room',
  'living',
  'dining',
  'bedroom',
  'laundry',
  'entry',
  'hall',
  'closet',
  'office',
  'garage',
  'patio',
  'pool-deck',
  'front-yard',
  'other',
] as const;
export type RoomUse = (typeof roomUses)[number];

const outdoors: readonly RoomUse[] = ['patio', 'pool-deck', 'front-yard'];

/** Rooms outdoors have no ceiling and need no walls. */
export function isOutdoors(use: RoomUse): boolean {
  return outdoors.includes(use);
}

/**
 * A room. Its outline runs along the center lines of its walls, so that neighbors share corners;
 * an edge with no wall on it is open (kitchen to dining, patio to yard). The inner outline, which
 * people measure, is computed from the walls: see rooms/.
 */
export const roomNode = z.strictObject({
  type: z.literal('room'),
  levelId: nodeId,
  name: z.string().max(80),
  use: z.enum(roomUses),
  /** A simple polygon, either way round, without a repeated last point. */
  outline: z.array(planPoint).min(3).max(200).readonly(),
  /** Floor to ceiling; null is the level's. */
  heightTenths: length(10_000, 120_000).nullable().default(null),
  /** 0 for none. */
  baseboardTenths: length(0, 4_000).default(0),
  crownTenths: length(0, 4_000).default(0),
});
export type RoomNode = z.output<typeof roomNode>;
