import { z } from 'zod';
import { length, planPoint, rotation } from '../lengths.ts';
import { nodeId, sku } from '../node-id.ts';
import { covering } from './covering.ts';

/** What stands side by side in a run. A gap holds an appliance, which is an item hosted by the run. */
export const cabinetTypes = [
  'door',
  'door-drawer',
  'drawers',
  'sink',
  'cooktop',
  'pull-out',
  'trash-pull-out',
  'open-shelves',
  'glass-door',
  'microwave',
  'oven',
  'pantry',
  'corner-lazy-susan',
  'corner-blind',
  'corner-diagonal',
  'filler',
  'panel',
  'gap',
] as const;
export type CabinetType = (typeof cabinetTypes)[number];

export const doorStyles = [
  'slab',
  'shaker',
  'raised-panel',
  'beadboard',
  'fluted',
  'inset',
] as const;
export const counterEdges = [
  'eased',
  'bullnose',
  'half-bullnose',
  'bevel',
  'ogee',
  'mitred',
] as const;

/** Also of a filler: narrower strips are not drawn. */
export const MIN_CABINET_TENTHS = 200;
export const MAX_CABINETS = 60;

const cabinet = z.strictObject({
  id: nodeId,
  cabinet: z.enum(cabinetTypes),
  widthTenths: length(MIN_CABINET_TENTHS, 30_000),
  hinge: z.enum(['left', 'right', 'pair']).default('left'),
  /** Drawers one above the other; 0 is as usual for the type. */
  drawers: z.int().min(0).max(6).default(0),
});

const end = z.enum(['plain', 'panel', 'waterfall']);

/** The counter over a base run. Its depth is the run's plus overhangs. */
export const counter = z.strictObject({
  covering,
  thicknessTenths: length(60, 1_500).default(300),
  overhangTenths: length(0, 1_000).default(381),
  /** Beyond the back of an island or peninsula, to sit at. */
  backOverhangTenths: length(0, 8_000).default(0),
  edge: z.enum(counterEdges).default('eased'),
  /** Rounding, in plan, of corners that stand free; square where it is left out. */
  cornerRadiusTenths: length(0, 3_000).optional(),
});

/** What covers the wall above the counter. */
export const backsplash = z.strictObject({
  covering,
  /** From the counter up; 4572 is the 18 in to a wall cabinet, null is to the ceiling. */
  heightTenths: length(500, 60_000).nullable().default(4_572),
});

/**
 * Cabinets in a row, left to right as one faces them. At rotation 0 the fronts face south; position is
 * the left end of the back. US cabinets come in steps of 3 in (762).
 */
export const runNode = z.strictObject({
  type: z.literal('run'),
  levelId: nodeId,
  tier: z.enum(['base', 'wall', 'tall', 'island', 'peninsula', 'vanity']),
  position: planPoint,
  rotationTenthsDeg: rotation.default(0),
  /** Bottom above the floor: 13716 (54 in) for wall cabinets. */
  elevationTenths: length(0, 60_000).default(0),
  depthTenths: length(2_000, 15_000).default(6_096),
  /** Without the counter, with the toe kick: 8763 is 34 1/2 in. */
  heightTenths: length(1_000, 40_000).default(8_763),
  toeKickTenths: length(0, 3_000).default(1_143),
  cabinets: z.array(cabinet).min(1).max(MAX_CABINETS).readonly(),
  doorStyle: z.enum(doorStyles).default('shaker'),
  /** A finish of finishes.ts for fronts and boxes. */
  finish: z.string().max(60).default('paint-white-dove'),
  /** The line its cabinets are bought in, by the SKU of the line's sample door; null is no line. */
  cabinetSku: sku.nullable().default(null),
  /** Pulls and knobs on every front. */
  hardwareSku: sku.nullable().default(null),
  leftEnd: end.default('plain'),
  rightEnd: end.default('plain'),
  crownTenths: length(0, 3_000).default(0),
  counter: counter.nullable().default(null),
  backsplash: backsplash.nullable().default(null),
  locked: z.boolean().default(false),
});
export type RunNode = z.output<typeof runNode>;
export type Cabinet = RunNode['cabinets'][number];
