// G-62: a vendor's stock by variant and lot, what moved it, and from when on it is low.
import type { VariantId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

const MAX_UNITS = 1_000_000;
const units = z
  .int('Enter a whole number.')
  .min(0, 'Enter 0 or more.')
  .max(MAX_UNITS, 'Enter at most 1,000,000.');
/** As the labels of vendors have it. */
export const lotCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/, 'Use up to 40 letters, digits and . _ / -');

const options = {
  sorts: ['sku'],
  filters: {
    /** Those at or below their threshold, or with nothing for sale. */
    show: z.enum(['low', 'out']).optional(),
  },
} as const;

const stockShape = {
  id: idOf<VariantId>(z.int()),
  sku: z.string(),
  /** Of the product's editor. */
  ref: z.string(),
  name: z.string(),
  size_label: z.string(),
  finish: z.string(),
  unit: z.string(),
  on_hand: z.int(),
  /** Promised to open checkouts. */
  held: z.int(),
  lots: z.int(),
  /** The vendor is told at this many or fewer for sale; null for never. */
  low_at: z.int().nullable(),
};
const stockRowSchema = z.object(stockShape);
export type StockRow = z.output<typeof stockRowSchema>;

const movementSchema = z.object({
  id: z.int(),
  at: z.string(),
  lot_code: z.string(),
  kind: z.enum(['order', 'lot', 'count', 'file', 'api']),
  delta: z.int(),
  on_hand: z.int(),
  reason: z.string(),
  /** '' for orders, and for people of our staff. */
  actor: z.string(),
});
export type StockMovement = z.output<typeof movementSchema>;

export const stockSchema = z.object({
  ...stockShape,
  lots: z.array(z.object({ lot_code: z.string(), on_hand: z.int(), held: z.int() })),
});
export type Stock = z.output<typeof stockSchema>;

const params = z.object({ id: idOf<VariantId>(z.coerce.number().int().positive()) });
const writes = { max: 240, seconds: 60 } as const;

export const listInventory = defineCall({
  name: 'inventory.listInventory',
  method: 'GET',
  path: '/api/vendor/inventory',
  access: ['Vendor'],
  summary:
    'What you have of each variant for sale. `q` finds a part of a name or the beginning of an SKU.',
  query: listQuery(options),
  reply: listReply(stockRowSchema),
});

export const exportInventory = defineCall({
  name: 'inventory.exportInventory',
  method: 'GET',
  path: '/api/vendor/inventory/export',
  access: ['Vendor'],
  summary:
    'The inventory as a file, one line per lot, with the same filters. Counted and sent as a price list, it sets the stock.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const getStock = defineCall({
  name: 'inventory.getStock',
  method: 'GET',
  path: '/api/vendor/inventory/:id',
  access: ['Vendor'],
  summary: 'One variant with its lots.',
  params,
  reply: dataReply(stockSchema),
});

export const listMovements = defineCall({
  name: 'inventory.listMovements',
  method: 'GET',
  path: '/api/vendor/inventory/:id/movements',
  access: ['Vendor'],
  summary: 'What moved the stock of a variant, newest first.',
  params,
  query: listQuery({ sorts: ['at'], dir: 'desc' }).omit({ q: true }),
  reply: listReply(movementSchema),
});

export const countLot = defineCall({
  name: 'inventory.countLot',
  method: 'PUT',
  path: '/api/vendor/inventory/:id/lots',
  access: ['Vendor'],
  summary: 'Set what a lot has, with the reason. Refused if it is not what you saw any more.',
  params,
  body: z.object({
    lot_code: lotCode,
    on_hand: units,
    /** What the lot had; null for a new lot. */
    seen: z.int().nullable(),
    reason: z.string().trim().min(1, 'Write why.').max(300, 'Use at most 300 characters.'),
  }),
  reply: dataReply(stockSchema),
  limit: writes,
});

/** Refused with `changed_meanwhile` if it is no longer the one that was seen. */
export const setLowStock = defineCall({
  name: 'inventory.setLowStock',
  method: 'PUT',
  path: '/api/vendor/inventory/:id/low_at',
  access: ['Vendor'],
  summary: 'From how few for sale on you are told; null for no warning.',
  params,
  body: z.object({
    low_at: units.nullable(),
    /** As it was when the new one was typed. */
    seen: units.nullable(),
  }),
  reply: dataReply(stockSchema),
  limit: writes,
});
