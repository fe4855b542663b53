// What a pro or a vendor takes along: everything of their own in one workbook, and nothing of others.
import { defineCall } from './call.ts';
import { emptyReply } from './reply.ts';

/** A workbook may have hundreds of thousands of rows. */
const limit = { max: 5, seconds: 3600 } as const;

export const takeProData = defineCall({
  name: 'ownData.takeProData',
  method: 'GET',
  path: '/api/pro/own_data',
  access: ['Contractor'],
  summary:
    'Your showroom, markups, coupons, clients with notes, tasks and order lines with your profit, as one workbook.',
  reply: emptyReply,
  sends: 'file',
  limit,
});

export const takeVendorData = defineCall({
  name: 'ownData.takeVendorData',
  method: 'GET',
  path: '/api/vendor/own_data',
  access: ['Vendor'],
  summary:
    'Your company, products with prices, stock by lot, order lines with your amounts, webhooks and keys without secrets, as one workbook.',
  reply: emptyReply,
  sends: 'file',
  limit,
});
