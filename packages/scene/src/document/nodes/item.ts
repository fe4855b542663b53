import { z } from 'zod';
import { length, planPoint, rotation } from '../lengths.ts';
import { nodeId, sku } from '../node-id.ts';
import { covering } from './covering.ts';

/**
 * A placed object of a kind of kinds/: appliance, fixture, light, furniture, plant, pool. `params`
 * and `finishes` are checked by the kind. At rotation 0 its front faces south (down the sheet).
 */
export const itemNode = z.strictObject({
  type: z.literal('item'),
  levelId: nodeId,
  kind: z.string().min(1).max(60),
  params: z.record(z.string(), z.unknown()),
  finishes: z.record(z.string(), z.string()).default({}),
  /** Surfaces of it that take a covering (a vanity's top, a pool's coping), by the kind's slot. */
  coverings: z.record(z.string(), covering).default({}),
  /** The product; null for things that are not sold here. */
  sku: sku.nullable().default(null),
  /** Where the kind's origin lies in plan: middle of the footprint, or of the back for what hangs on a wall. */
  position: planPoint,
  /** Height of the kind's origin above the floor, for ceiling mounts too. */
  elevationTenths: length(-60_000, 120_000).default(0),
  rotationTenthsDeg: rotation.default(0),
  /** What carries it and takes it along: a wall, a cabinet run, another item. */
  hostId: nodeId.nullable().default(null),
  /** Items of one group move together. */
  groupId: nodeId.nullable().default(null),
  locked: z.boolean().default(false),
});
export type ItemNode = z.output<typeof itemNode>;
