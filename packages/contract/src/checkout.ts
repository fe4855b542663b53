import type { CartId, ProUserId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { TAX_SOURCES } from '@wevisu/domain/money/tax-by-address.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { addressSchema, centsSchema, dataReply } from './reply.ts';

export const quoteLineSchema = z.object({
  variant_id: idOf<VariantId>(z.int()),
  product_name: z.string(),
  size_label: z.string(),
  finish: z.string(),
  picture: z.string(),
  unit: z.string(),
  qty: z.int(),
  /** Before a coupon: subtotal - coupon + shipping_charge + tax = total. */
  price: centsSchema,
  total: centsSchema,
  lead_time: z.string(),
  /** Boxes from different lots may vary in shade; disclosed before payment. */
  lots: z.array(z.object({ lot_code: z.string(), qty: z.int() })),
});

/** The days between which goods arrive if they are ordered now: YYYY-MM-DD in Los Angeles (FMT-08). */
export const arrivalSchema = z.object({ from: z.string(), to: z.string() });

/** The bank asks its customer to confirm a payment: the browser opens `url`, which leads back to the payment page. */
export const confirmationSchema = z.object({ url: z.string(), expires_at: z.string() });

export const checkoutSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'paying', 'placed', 'expired']),
  vsd_id: z.string(),
  company_name: z.string(),
  address: addressSchema,
  /** Whether the address is outside what the showroom serves: told before paying. */
  outside_area: z.boolean(),
  /** One per vendor, as it ships. */
  parcels: z.array(
    z.object({
      vendor_id: idOf<VendorId>(z.int()),
      vendor: z.string(),
      lines: z.array(quoteLineSchema),
      weight_lb: z.string(),
      shipping: centsSchema,
      arrives: arrivalSchema.nullable(),
    }),
  ),
  subtotal: centsSchema,
  coupon: z.object({ code: z.string(), amount: centsSchema }).nullable(),
  shipping_charge: centsSchema,
  tax: centsSchema,
  /** Null where a tax service said the tax, which has no one rate. */
  tax_percent: z.string().nullable(),
  tax_source: z.enum(TAX_SOURCES),
  total: centsSchema,
  /** Stock is held for this checkout until then. */
  hold_expires_at: z.string(),
  /** What changed since it was last shown, in words; empty if nothing did. */
  changes: z.array(z.string()),
  order_number: z.string().nullable(),
  /** What the payment that runs is waiting for. */
  confirmation: confirmationSchema.nullable(),
});
export type Checkout = z.output<typeof checkoutSchema>;

/** Opens or refreshes the cart's checkout: current address, prices, stock, shipping and tax. */
export const startCheckout = defineCall({
  name: 'checkout.startCheckout',
  method: 'POST',
  path: '/api/checkout',
  access: ['User'],
  summary: 'Hold the stock of the cart and quote the total, delivered.',
  body: z.object({
    showroom: idOf<ProUserId>(z.coerce.number().int().positive()),
    address: addressSchema,
  }),
  reply: dataReply(checkoutSchema),
  limit: { max: 30, seconds: 60 },
});

/** Computed as the checkout computes it, to the cent. */
export const estimateShipping = defineCall({
  name: 'checkout.estimateShipping',
  method: 'GET',
  path: '/api/shipping_estimate',
  access: 'public',
  summary: 'What it costs to ship a cart to a zip code, and when it arrives; before any sign-in.',
  query: z.object({
    showroom: idOf<ProUserId>(z.coerce.number().int().positive()),
    temp_project_id: idOf<CartId, string>(z.string().trim().min(24).max(64)).optional(),
    zip: z.string().trim().max(10),
  }),
  reply: dataReply(
    z.object({
      zip_code: z.string(),
      state: z.string(),
      total: centsSchema,
      /** One per vendor; covers the lines that can be bought. */
      parcels: z.array(
        z.object({
          vendor_id: idOf<VendorId>(z.int()),
          shipping: centsSchema,
          arrives: arrivalSchema.nullable(),
        }),
      ),
    }),
  ),
  limit: { max: 240, seconds: 60 },
});

export const getCheckout = defineCall({
  name: 'checkout.getCheckout',
  method: 'GET',
  path: '/api/checkout/:id',
  access: ['User'],
  summary: 'One of your checkouts as it stands.',
  params: z.object({ id: z.string().min(24).max(64) }),
  reply: dataReply(checkoutSchema),
});

/** Neither an order nor a confirmation: nothing is being paid. */
const paymentReply = dataReply(
  z.object({
    order_number: z.string().nullable(),
    confirmation: confirmationSchema.nullable(),
  }),
);

/** The checkout's id is the idempotency key: however often it is sent, there is one order and one authorization. */
export const payCheckout = defineCall({
  name: 'checkout.payCheckout',
  method: 'POST',
  path: '/api/checkout/:id/pay',
  access: ['User'],
  summary: 'Authorize the total and place the order, once.',
  params: z.object({ id: z.string().min(24).max(64) }),
  body: z.object({
    /** The gateway's token or a saved card's. Never a card number. */
    payment_token: z.string().min(8).max(80).optional(),
    saved_card_id: z.int().positive().optional(),
    /** The total the homeowner saw and agreed to; a different one is refused and shown first. */
    total: centsSchema,
    save_card: z.boolean().default(false),
  }),
  reply: paymentReply,
  limit: { max: 240, seconds: 60 },
});

/** After the bank's page, a reload or a lost reply; refused as the payment was. */
export const continuePayment = defineCall({
  name: 'checkout.continuePayment',
  method: 'POST',
  path: '/api/checkout/:id/continue',
  access: ['User'],
  summary: 'What came of a payment, its order placed if the bank has confirmed it.',
  params: z.object({ id: z.string().min(24).max(64) }),
  reply: paymentReply,
  limit: { max: 240, seconds: 60 },
});

export const cancelPayment = defineCall({
  name: 'checkout.cancelPayment',
  method: 'POST',
  path: '/api/checkout/:id/cancel',
  access: ['User'],
  summary: 'Give up a payment that waits for its confirmation, so that another card can be used.',
  params: z.object({ id: z.string().min(24).max(64) }),
  reply: paymentReply,
  limit: { max: 60, seconds: 60 },
});

/** What the card form needs to know about its gateway. */
export const getPaymentConfig = defineCall({
  name: 'checkout.getPaymentConfig',
  method: 'GET',
  path: '/api/checkout/payment_config',
  access: 'public',
  summary: 'Whose card fields a page shows, and so where a card goes; never to this API.',
  reply: dataReply(
    z.object({
      /** Only test cards are accepted, and no money moves. */
      is_test: z.boolean(),
      card_fields: z.discriminatedUnion('kind', [
        /** Ours, of the built-in gateway: the card is sent to `tokens_url`. */
        z.object({ kind: z.literal('sandbox'), tokens_url: z.string() }),
        /** Stripe's, in frames of its own. The key is public. */
        z.object({ kind: z.literal('stripe'), publishable_key: z.string() }),
      ]),
    }),
  ),
});

/** The built-in gateway plays the outside provider; it stores an outcome, never the number or the CVC. */
export const createCardToken = defineCall({
  name: 'checkout.createCardToken',
  method: 'POST',
  path: '/card-gateway/tokens',
  access: 'public',
  summary: 'The card form endpoint of the built-in gateway.',
  body: z.object({
    card_number: z.string().max(30),
    name_on_card: z.string().trim().min(1).max(120),
    exp_date: z.string().max(7),
    cvc: z.string().max(4),
  }),
  reply: dataReply(z.object({ token: z.string(), brand: z.string(), last4: z.string() })),
  success: 201,
  limit: { max: 240, seconds: 60 },
});

/** FMT-09, G-27: the key of the maps service, or null if staff have not set one. */
export const getAddressHelp = defineCall({
  name: 'checkout.getAddressHelp',
  method: 'GET',
  path: '/api/address_help',
  access: 'public',
  summary: 'Settings of the address autocomplete.',
  reply: dataReply(z.object({ maps_key: z.string().nullable() })),
});

/** `data` is null for an unknown code, or one we do not deliver to. */
export const findZipPlace = defineCall({
  name: 'checkout.findZipPlace',
  method: 'GET',
  path: '/api/address_help/:zip',
  access: 'public',
  summary: 'The city and state of a zip code.',
  params: z.object({ zip: z.string().regex(/^\d{5}$/) }),
  reply: dataReply(z.object({ city: z.string(), state: z.string() }).nullable()),
  limit: { max: 240, seconds: 60 },
});
