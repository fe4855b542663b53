// PRO-06, G-56: a pro's coupons. A coupon takes a part of the price that the homeowner sees, at most all of the markup.
import { ppm } from '@wevisu/domain/money/money.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor'] as const;
const writes = { max: 60, seconds: 60 } as const;

export const COUPON_STATES = ['running', 'scheduled', 'paused', 'used_up', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const couponShape = {
  /** Off the price, in parts per million. */
  rate_ppm: z
    .int()
    .min(1, 'Enter what the coupon takes off.')
    .max(1_000_000)
    .transform((value) => ppm(value)),
  starts_at: z.iso.datetime({ offset: true }).nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  max_uses_each: z.int().min(1).max(1_000_000).nullable(),
};

export const couponSchema = z.object({
  id: z.int(),
  code: z.string(),
  rate_ppm: z.int(),
  starts_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  max_uses: z.int().nullable(),
  max_uses_each: z.int().nullable(),
  /** Orders placed with it. */
  uses: z.int(),
  /** What homeowners paid for the goods of those orders, without what was declined, canceled or returned. */
  revenue: centsSchema,
  /** What it took off them, paid by your markup. */
  given: centsSchema,
  state: z.enum(COUPON_STATES),
  version: z.int(),
  created_at: z.string(),
});
export type Coupon = z.output<typeof couponSchema>;

const options = {
  sorts: ['created', 'code', 'uses', 'expires'],
  dir: 'desc',
  filters: { state: z.enum(COUPON_STATES).optional() },
} as const;

/** `q` is a part of a code. */
export const listCoupons = defineCall({
  name: 'coupons.listCoupons',
  method: 'GET',
  path: '/api/pro/coupons',
  access,
  summary: 'The coupons of your showroom, newest first, with their uses and revenue.',
  query: listQuery(options),
  reply: listReply(couponSchema),
});

export const exportCoupons = defineCall({
  name: 'coupons.exportCoupons',
  method: 'GET',
  path: '/api/pro/coupon_export',
  access,
  summary: 'The same coupons as a file, all that the filters let through.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 60 },
});

const couponLimitSchema = z.object({ max_ppm: z.int(), markup_ppm: z.int() });
export type CouponLimit = z.output<typeof couponLimitSchema>;

export const getCouponLimit = defineCall({
  name: 'coupons.getCouponLimit',
  method: 'GET',
  path: '/api/pro/coupon_limit',
  access,
  summary: 'What a coupon may take at most, m / (1 + m) of your lowest markup m.',
  reply: dataReply(couponLimitSchema),
});

export const createCoupon = defineCall({
  name: 'coupons.createCoupon',
  method: 'POST',
  path: '/api/pro/coupons',
  access,
  summary: 'Make a coupon for your showroom.',
  body: z.object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,24}$/, 'Use 3 to 24 letters, digits and hyphens.'),
    ...couponShape,
  }),
  reply: dataReply(couponSchema),
  success: 201,
  limit: writes,
});

export const changeCoupon = defineCall({
  name: 'coupons.changeCoupon',
  method: 'PUT',
  path: '/api/pro/coupons/:id',
  access,
  summary: 'Change, pause, resume or end a coupon.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({
    ...couponShape,
    status: z.enum(['active', 'paused', 'ended']),
    /** The one you saw. */
    version: z.int(),
  }),
  reply: dataReply(couponSchema),
  limit: writes,
});
