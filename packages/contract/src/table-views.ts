// Saved views of the tables of the areas for work: filters, order and columns under a name.
import { z } from 'zod';
import { DIRECTIONS } from './back-office/list.ts';
import { defineCall, type Role } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

/** Every table that keeps views, with the account type that works with it. */
export const VIEWED_TABLES = {
  'pro.clients': 'Contractor',
  'pro.coupons': 'Contractor',
  'pro.money': 'Contractor',
  'pro.orders': 'Contractor',
  'staff.audit': 'Admin',
  'staff.money': 'Admin',
  'staff.orders': 'Admin',
  'staff.showrooms': 'Admin',
  'staff.users': 'Admin',
  'vendor.inventory': 'Vendor',
  'vendor.money': 'Vendor',
  'vendor.new-products': 'Vendor',
  'vendor.orders': 'Vendor',
  'vendor.products': 'Vendor',
} as const satisfies Readonly<Record<string, Role>>;
export type ViewedTable = keyof typeof VIEWED_TABLES;
const TABLE_KEYS = Object.keys(VIEWED_TABLES) as [ViewedTable, ...ViewedTable[]];

/** Views of one person, in all tables. */
export const MAX_VIEWS = 50;

const key = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/i);
const stateSchema = z.object({
  q: z.string().max(120),
  sort: key,
  dir: z.enum(DIRECTIONS),
  filters: z
    .record(key, z.string().min(1).max(120))
    .refine((filters) => Object.keys(filters).length <= 20, 'Use at most 20 filters.'),
  /** Shown columns in their order; null for those that the table shows by itself. */
  columns: z.array(key).min(1).max(40).nullable(),
  is_dense: z.boolean(),
});
export type ViewState = z.output<typeof stateSchema>;

const viewSchema = z.object({
  id: z.int(),
  name: z.string(),
  state: stateSchema,
  /** Everyone of the same company sees it. */
  is_shared: z.boolean(),
  /** Only its owner renames, changes and deletes it. */
  is_own: z.boolean(),
  /** '' for an own one. */
  owner: z.string(),
  /** The table opens with it, for the person who asks. */
  is_default: z.boolean(),
});
export type TableViewRecord = z.output<typeof viewSchema>;

const name = z.string().trim().min(1, 'Give the view a name.').max(60, 'Use 60 characters.');
const access = ['Contractor', 'Vendor', 'Admin'] as const;
const params = z.object({ id: z.coerce.number().int().positive() });
const writes = { max: 120, seconds: 60 } as const;

export const listTableViews = defineCall({
  name: 'tableViews.listTableViews',
  method: 'GET',
  path: '/api/table-views',
  access,
  summary: 'Your views of a table, and those that others of your company share.',
  query: z.object({ table: z.enum(TABLE_KEYS) }),
  reply: dataReply(z.array(viewSchema)),
});

export const createTableView = defineCall({
  name: 'tableViews.createTableView',
  method: 'POST',
  path: '/api/table-views',
  access,
  summary: 'Keep what a table shows under a name.',
  body: z.object({
    table: z.enum(TABLE_KEYS),
    name,
    state: stateSchema,
    is_shared: z.boolean().default(false),
  }),
  reply: dataReply(viewSchema),
  success: 201,
  limit: writes,
});

export const updateTableView = defineCall({
  name: 'tableViews.updateTableView',
  method: 'PUT',
  path: '/api/table-views/:id',
  access,
  summary: 'Rename a view of yours, change what it shows, share it or keep it to yourself.',
  params,
  body: z.object({
    name: name.optional(),
    state: stateSchema.optional(),
    is_shared: z.boolean().optional(),
  }),
  reply: dataReply(viewSchema),
  limit: writes,
});

export const setDefaultView = defineCall({
  name: 'tableViews.setDefaultView',
  method: 'PUT',
  path: '/api/table-views/:id/default',
  access,
  summary: 'Let the table open with this view for you, or not any more.',
  params,
  body: z.object({ is_default: z.boolean() }),
  reply: emptyReply,
  limit: writes,
});

export const deleteTableView = defineCall({
  name: 'tableViews.deleteTableView',
  method: 'DELETE',
  path: '/api/table-views/:id',
  access,
  summary: 'Delete a view of yours.',
  params,
  reply: emptyReply,
  limit: writes,
});
