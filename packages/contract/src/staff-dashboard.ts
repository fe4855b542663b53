// Section 3 of the back office: what staff see first.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply } from './reply.ts';
import { staffQueueSchema } from './staff-queues.ts';

export const dashboardSchema = z.object({
  queues: z.array(staffQueueSchema),
  /** DASHBOARD_DAYS, today included, oldest first. */
  days: z.array(
    z.object({
      day: z.string(),
      orders: z.int(),
      /** What homeowners were charged for that day's orders: goods, shipping and tax, less what was released. */
      revenue: centsSchema,
      /** Our part of it, tax included. */
      profit: centsSchema,
    }),
  ),
  /** As many days before those. */
  before: z.object({ orders: z.int(), revenue: centsSchema, profit: centsSchema }),
  late_lines: z.int(),
  /** Products for sale whose stock is gone or nearly gone, the emptiest first. */
  stock_risks: z.array(
    z.object({
      product_hash: z.string(),
      product_name: z.string(),
      sku: z.string(),
      vendor: z.string(),
      free: z.int(),
      /** Sold in the same days. */
      sold: z.int(),
    }),
  ),
  /** Of this process since it started. */
  slow_calls: z.array(
    z.object({
      name: z.string(),
      calls: z.int(),
      mean_ms: z.number(),
      p99_ms: z.number(),
      max_ms: z.number(),
    }),
  ),
  /** The machine and the process that the slow calls are of. */
  answered_by: z.string(),
});
export type Dashboard = z.output<typeof dashboardSchema>;

export const getDashboard = defineCall({
  name: 'staff.getDashboard',
  method: 'GET',
  path: '/api/staff/dashboard',
  access: ['Admin'],
  summary: 'Orders and revenue of the last days, queues, late lines, stock risks and slow calls.',
  reply: dataReply(dashboardSchema),
});
