import type { z } from 'zod';
import type { FinishId } from '../../finishes.ts';
import type { Role } from './role.ts';

/** The twelve departments whose products are shown by models. */
export const modelCategories = [
  'appliances',
  'bathroom-faucets',
  'bathroom-vanities',
  'bath-tubs',
  'cabinet-hardware',
  'fans',
  'kitchen-cabinets',
  'kitchen-faucets',
  'kitchen-sinks',
  'lights',
  'showers',
  'toilets',
] as const;
type ModelCategory = (typeof modelCategories)[number];

/** What stands in rooms but is not sold: it has no price and no product. */
export const furnishingCategories = [
  'construction',
  'decor',
  'outdoor',
  'plants',
  'seating',
  'sleeping',
  'storage',
  'tables',
] as const;
type FurnishingCategory = (typeof furnishingCategories)[number];
export type KindCategory = ModelCategory | FurnishingCategory;

/** Light that a kind gives when it is on, as one source at a place of its own. */
export interface KindLight {
  /** From the kind's origin: right, up, toward the viewer. */
  readonly atMm: readonly [x: number, y: number, z: number];
  readonly lumens: number;
  readonly kelvin: number;
  /** Full angle of the cone below it; 360 for all directions. */
  readonly beamDeg: number;
}

/**
 * What carries the product and so where its origin lies. floor, counter: y = 0 is the ground;
 * wall: z = 0 is the wall; ceiling: y = 0 is the ceiling and the product hangs below it.
 */
export type Mount = 'floor' | 'counter' | 'wall' | 'ceiling';

interface FinishSlot {
  readonly label: string;
  /** Finishes a product may be ordered in; the first is the default. */
  readonly allowed: readonly [FinishId, ...FinishId[]];
}

/**
 * Declared overall extents of the geometry along x, y and z, in millimeters. An axis that no param
 * sets (how far a lever stands out) is left out and is as drawn.
 */
export interface SizeMm {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
}

/** Where the camera of a catalog picture stands. */
export interface View {
  /** Degrees from straight ahead; positive walks toward the product's +x side. */
  readonly azimuthDeg: number;
  /** Degrees above the horizon; negative looks up at the product. */
  readonly elevationDeg: number;
  /** How much of it is shown from its lowest point up: the rod of a lamp runs out of the picture. */
  readonly fromBottomMm?: number;
}

type Slots = Readonly<Record<string, FinishSlot>>;

/** What a card says of its kind whatever the params. */
export interface KindFacts {
  readonly label: string;
  readonly category: KindCategory;
  readonly role: Role;
  readonly params: z.ZodType;
  readonly slots: Slots;
  /** Surfaces that take a product by area, by slot: categories whose products fit, the first by default. */
  readonly coverings?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/**
 * Index card of a kind of object: everything about it but its geometry (geometry.ts of its folder)
 * and its plan symbol (plan.ts), so that a server can check specs without loading either.
 * Axes: x to the product's right as one faces it, y up, z toward the viewer.
 */
export interface Kind<Schema extends z.ZodType, Own extends Slots = Slots> extends KindFacts {
  readonly params: Schema;
  readonly slots: Own;
  readonly mount: (params: z.output<Schema>) => Mount;
  readonly view: (params: z.output<Schema>) => View;
  readonly sizeMm: (params: z.output<Schema>) => SizeMm;
  /** How much of its height lies within what carries it: pools are dug into the ground, downlights sit above a ceiling. */
  readonly sunkMm?: (params: z.output<Schema>) => number;
  readonly lights?: (params: z.output<Schema>) => readonly KindLight[];
}

/** Keeps a card's exact schema and slot names in its type. */
export function defineKind<Schema extends z.ZodType, const Own extends Slots>(
  card: Kind<Schema, Own>,
): Kind<Schema, Own> {
  return card;
}
