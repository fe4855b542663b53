// What the command palette of an area finds besides its pages: records of the caller alone, a few of each kind.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

/** Records of one reply. */
export const MAX_RECORDS = 8;
/** Letters from which on a search is worth it. */
export const MIN_LETTERS = 2;

export const RECORD_KINDS = [
  'Order',
  'Client',
  'Product',
  'Price list',
  'User',
  'Showroom',
  'Brand',
] as const;

const recordSchema = z.object({
  kind: z.enum(RECORD_KINDS),
  /** Its page, or a list that shows it alone. */
  to: z.string(),
  name: z.string(),
  about: z.string(),
});
export type FoundRecord = z.output<typeof recordSchema>;

const query = z.object({
  q: z.string().trim().min(MIN_LETTERS, 'Type two letters or more.').max(120, 'Use fewer words.'),
});
const reply = dataReply(z.array(recordSchema).max(MAX_RECORDS));
/** A call each time that typing pauses. */
const limit = { max: 240, seconds: 60 } as const;

export const findProRecords = defineCall({
  name: 'palette.findProRecords',
  method: 'GET',
  path: '/api/pro/find',
  access: ['Contractor'],
  summary:
    'Up to eight records of your showroom: an order by its number, clients by a part of the name, products by words or SKU.',
  query,
  reply,
  limit,
});

export const findVendorRecords = defineCall({
  name: 'palette.findVendorRecords',
  method: 'GET',
  path: '/api/vendor/find',
  access: ['Vendor'],
  summary:
    'Up to eight records of yours: an order by its number, products by the beginning of a name or SKU, price lists by a part of the file name.',
  query,
  reply,
  limit,
});

export const findStaffRecords = defineCall({
  name: 'palette.findStaffRecords',
  method: 'GET',
  path: '/api/staff/find',
  access: ['Admin'],
  summary:
    'Up to eight records: an order by its number, users by the beginning of a name or email, showrooms by name or ID, brands by name.',
  query,
  reply,
  limit,
});
