// G-62, VEND-01: many drafts at once. A vendor sends what is complete; staff approve what is alike.

import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const writes = { max: 60, seconds: 60 } as const;
const params = z.object({ id: z.coerce.number().int().positive() });

const runSchema = z.object({
  id: z.int(),
  kind: z.enum(['send', 'approve']),
  total: z.int(),
  /** Gone through so far, those with a reason included. */
  done: z.int(),
  /** Left where they are, each with its reason. */
  refused: z.int(),
  finished_at: z.string().nullable(),
});
export type ListingRun = z.output<typeof runSchema>;

export const countNewListings = defineCall({
  name: 'listings.countNewListings',
  method: 'GET',
  path: '/api/vendor/new-products/counts',
  access: ['Vendor'],
  summary: 'How many drafts of new products are complete, lack something, or are under review.',
  reply: dataReply(
    z.object({
      complete: z.int(),
      incomplete: z.int(),
      submitted: z.int(),
      /** The last one. */
      run: runSchema.nullable(),
    }),
  ),
});

export const sendNewListings = defineCall({
  name: 'listings.sendNewListings',
  method: 'POST',
  path: '/api/vendor/new-products/send',
  access: ['Vendor'],
  summary:
    'Send all complete drafts of new products to our staff; refused if they are not `count`.',
  body: z.object({ count: z.int().min(1) }),
  reply: dataReply(runSchema),
  success: 201,
  limit: writes,
});

export const getSimilarListings = defineCall({
  name: 'listings.getSimilarListings',
  method: 'GET',
  path: '/api/staff/listings/:id/similar',
  access: ['Admin'],
  summary:
    'New products that wait and that its vendor sent with the same price list, or else in the same category.',
  params,
  reply: dataReply(
    z.object({
      count: z.int(),
      vendor: z.string(),
      /** What they have in common: the name of the price list or of the category. */
      common: z.string(),
      /** Some of them. */
      names: z.array(z.string()),
      /** That is at work for this vendor now. */
      run: runSchema.nullable(),
    }),
  ),
});

export const approveSimilarListings = defineCall({
  name: 'listings.approveSimilarListings',
  method: 'POST',
  path: '/api/staff/listings/:id/similar',
  access: ['Admin'],
  summary: 'Approve it and all that are like it; refused if they are not `count`.',
  params,
  body: z.object({ count: z.int().min(1) }),
  reply: dataReply(runSchema),
  success: 201,
  limit: writes,
});

export const getListingRun = defineCall({
  name: 'listings.getListingRun',
  method: 'GET',
  path: '/api/staff/listing-runs/:id',
  access: ['Admin'],
  summary: 'How far it is.',
  params,
  reply: dataReply(runSchema),
});
