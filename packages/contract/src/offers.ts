// Dated offers: a pro puts goods of the own showroom together at the client's prices, and the client approves line by line
// through a secret link, without an account. Everything here is in the client's amounts only.
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { SECTION_KINDS } from '@wevisu/domain/offers/offer-content.ts';
import { OFFER_STATES } from '@wevisu/domain/offers/offer-state.ts';
import { MAX_STROKE_NUMBERS, MAX_STROKES } from '@wevisu/domain/offers/signature.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { qtySchema } from './cart.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor'] as const;
export const offerIdParams = z.object({ id: z.coerce.number().int().positive() });
const writes = { max: 240, seconds: 600 } as const;
const secret = z.string().min(24).max(80);
const hashText = z.string().regex(/^[0-9a-f]{64}$/);

const lineSchema = z.object({
  key: z.string(),
  variant_id: z.int(),
  product_hash: z.string(),
  name: z.string(),
  brand: z.string(),
  vendor: z.string(),
  sku: z.string(),
  size_label: z.string(),
  finish: z.string(),
  unit: z.string(),
  qty: z.int(),
  /** Of one unit. */
  price: centsSchema,
  total: centsSchema,
  lots: z.array(z.object({ code: z.string(), qty: z.int() })),
  lead_time: z.string(),
  picture: z.string(),
  text: z.string(),
});

const sectionSchema = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(SECTION_KINDS),
  allowance: centsSchema.nullable(),
  lines: z.array(lineSchema),
});

const totalsSchema = z.object({
  from: centsSchema,
  to: centsSchema,
  open_allowances: centsSchema,
  over_allowance: centsSchema,
});

const strokesSchema = z
  .array(z.array(z.int().min(0).max(600)).max(MAX_STROKE_NUMBERS))
  .max(MAX_STROKES);

const answerSchema = z.object({
  /** Keys of the approved lines. */
  picked: z.array(z.string()),
  signed_by: z.string(),
  /** Null where the name was typed instead of drawn. */
  strokes: strokesSchema.nullable(),
  signed_at: z.string(),
  totals: totalsSchema,
  /** SHA-256 of what was signed, kept word for word. */
  hash: hashText,
});
export type OfferSignature = z.output<typeof answerSchema>;

export const headShape = {
  number: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  title: z.string(),
  client_name: z.string(),
  /** The last day on which it can be answered. */
  ends_on: z.string(),
};

const offerRowSchema = z.object({
  ...headShape,
  id: z.int(),
  client_email: z.string(),
  made_at: z.string(),
  sent_at: z.string().nullable(),
  viewed_at: z.string().nullable(),
  closed_at: z.string().nullable(),
});
export type OfferRow = z.output<typeof offerRowSchema>;

const differenceShape = {
  lines: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      name: z.string(),
      unit: z.string(),
      qty_before: z.int(),
      qty_after: z.int(),
      /** Null where there is none of it. */
      price_before: centsSchema.nullable(),
      price_after: centsSchema.nullable(),
      total_before: centsSchema,
      total_after: centsSchema,
    }),
  ),
  total_before: centsSchema,
  total_after: centsSchema,
};
const differenceSchema = z.object(differenceShape);
export type OfferDifference = z.output<typeof differenceSchema>;

const bodyShape = {
  /** Of a change: how it differs from what was approved before. */
  change: z.object({ ...differenceShape, offer: z.string() }).nullable(),
  /** A change of this one that waits for its answer or was approved. */
  changed_by: z.object({ id: z.int(), number: z.string(), is_approved: z.boolean() }).nullable(),
  note: z.string(),
  sections: z.array(sectionSchema),
  totals: totalsSchema,
  answer: answerSchema.nullable(),
  /** The client's word, with a "no". */
  reason: z.string(),
};

const offerSchema = offerRowSchema.extend({
  ...bodyShape,
  version: z.int(),
  /** The number of the offer that this one takes the place of. */
  replaces: z.string().nullable(),
  /** How the room has changed since it was approved; null if it has not. */
  room_change: z
    .object({ ...differenceShape, hash: hashText, problems: z.array(z.string()) })
    .nullable(),
  /** Products of a draft that can't be sent as they are. */
  problems: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type Offer = z.output<typeof offerSchema>;

/** As the client reads it. */
export const linkedOfferSchema = z.object({
  ...headShape,
  ...bodyShape,
  number: z.string(),
  company_name: z.string(),
  vsd_id: z.string(),
  showroom: idOf<ProUserId>(z.int()),
  sent_at: z.string(),
  /** SHA-256 of what was sent: an answer names it. */
  hash: hashText,
});
export type LinkedOffer = z.output<typeof linkedOfferSchema>;

const draftShape = {
  title: z.string().trim().min(1, 'Say what it is about.').max(120),
  note: z.string().trim().max(4_000),
  client_name: z.string().trim().max(120),
  client_email: z.union([z.literal(''), z.email('Enter a valid email address.').max(254)]),
  ends_on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.'),
  sections: z
    .array(
      z
        .object({
          title: z.string().trim().min(1, 'Give it a name.').max(120),
          kind: z.enum(SECTION_KINDS),
          allowance: centsSchema.min(1, 'Enter an amount.').max(100_000_000_00).nullable(),
          lines: z
            .array(z.object({ variant_id: z.int().positive(), qty: qtySchema }))
            .max(200, 'A part can have up to 200 lines.'),
        })
        .refine(({ kind, allowance }) => kind === 'one' || allowance === null, {
          path: ['allowance'],
          message: 'Only a choice has an allowance.',
        }),
    )
    .max(40, 'An offer can have up to 40 parts.'),
};

export const listOffers = defineCall({
  name: 'offers.listOffers',
  method: 'GET',
  path: '/api/pro/offers',
  access,
  summary: 'Your offers, newest first, at most 200.',
  reply: dataReply(z.array(offerRowSchema)),
});

export const makeOffer = defineCall({
  name: 'offers.makeOffer',
  method: 'POST',
  path: '/api/pro/offers',
  access,
  summary: 'Make a draft from a project that was shared with you, or anew from an offer.',
  body: z.object({
    from: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('project'), project: idOf<ProjectId>(z.int().positive()) }),
      z.object({ kind: z.literal('offer'), offer: z.int().positive() }),
    ]),
  }),
  reply: dataReply(offerSchema),
  success: 201,
  limit: { max: 60, seconds: 600 },
});

const foundSchema = z.object({ rows: z.array(lineSchema), total: z.int() });
export type FoundGoods = z.output<typeof foundSchema>;

export const findGoods = defineCall({
  name: 'offers.findGoods',
  method: 'GET',
  path: '/api/pro/offers/products',
  access,
  summary:
    'What your showroom sells, by words: each variant as a line at the price of your clients.',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  reply: dataReply(foundSchema),
  limit: { max: 300, seconds: 60 },
});

/** The pro gets it as a draft, with the homeowner's name and address. */
export const askForOffer = defineCall({
  name: 'offers.askForOffer',
  method: 'POST',
  path: '/api/offer/ask',
  access: ['User'],
  summary: 'Ask the pro of a showroom for an offer of what is in your cart there.',
  body: z.object({ showroom: idOf<ProUserId>(z.int().positive()) }),
  reply: emptyReply,
  limit: { max: 10, seconds: 3_600 },
});

export const getOffer = defineCall({
  name: 'offers.getOffer',
  method: 'GET',
  path: '/api/pro/offers/:id',
  access,
  summary: 'One offer: a draft at the prices of today, or what was sent and what became of it.',
  params: offerIdParams,
  reply: dataReply(offerSchema),
});

/** Refused with 409 `changed_meanwhile` if another window saved it. */
export const saveOffer = defineCall({
  name: 'offers.saveOffer',
  method: 'PUT',
  path: '/api/pro/offers/:id',
  access,
  summary: 'Change a draft.',
  params: offerIdParams,
  body: z.object({ version: z.int().min(1), ...draftShape }),
  bodyLimit: 512 * 1024,
  reply: dataReply(offerSchema),
  limit: writes,
});

export const deleteOffer = defineCall({
  name: 'offers.deleteOffer',
  method: 'DELETE',
  path: '/api/pro/offers/:id',
  access,
  summary: 'Delete a draft.',
  params: offerIdParams,
  reply: emptyReply,
  limit: writes,
});

export const sendOffer = defineCall({
  name: 'offers.sendOffer',
  method: 'POST',
  path: '/api/pro/offers/:id/send',
  access,
  summary: 'Send a draft to the client by mail: from then on it stays as it is.',
  params: offerIdParams,
  body: z.object({ version: z.int().min(1) }),
  reply: dataReply(offerSchema),
  limit: { max: 30, seconds: 3_600 },
});

export const sendChange = defineCall({
  name: 'offers.sendChange',
  method: 'POST',
  path: '/api/pro/offers/:id/change',
  access,
  summary:
    'Send what has changed of the room of an approved offer, for the client to sign or decline.',
  params: offerIdParams,
  body: z.object({
    /** Of the difference as it was seen. */
    seen: hashText,
    note: draftShape.note,
    ends_on: draftShape.ends_on,
  }),
  reply: dataReply(offerSchema),
  success: 201,
  limit: { max: 30, seconds: 3_600 },
});

export const withdrawOffer = defineCall({
  name: 'offers.withdrawOffer',
  method: 'POST',
  path: '/api/pro/offers/:id/withdraw',
  access,
  summary: 'Take back an offer that is not answered.',
  params: offerIdParams,
  reply: dataReply(offerSchema),
  limit: writes,
});

export const printOffer = defineCall({
  name: 'offers.printOffer',
  method: 'GET',
  path: '/api/pro/offers/:id/pdf',
  access,
  summary: 'An offer as PDF, as it was sent and signed.',
  params: offerIdParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 600 },
});

export const printLinked = defineCall({
  name: 'offers.printLinked',
  method: 'POST',
  path: '/api/offer/pdf',
  access: 'public',
  summary: 'An offer as PDF, for whoever has its link.',
  body: z.object({ secret }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const readOffer = defineCall({
  name: 'offers.readOffer',
  method: 'POST',
  path: '/api/offer/read',
  access: 'public',
  summary: 'An offer, for whoever has its link.',
  body: z.object({ secret }),
  reply: dataReply(linkedOfferSchema),
  limit: { max: 60, seconds: 60 },
});

export const approvalShape = {
  /** Of the offer as it was seen. */
  hash: hashText,
  picked: z.array(z.string().max(20)).max(8_000),
  signed_by: z.string().trim().min(2, 'Type your name.').max(120),
  /** Null to sign by the typed name. */
  strokes: strokesSchema.nullable(),
};

export const declineShape = { hash: hashText, reason: z.string().trim().max(1_000) };

export const approveOffer = defineCall({
  name: 'offers.approveOffer',
  method: 'POST',
  path: '/api/offer/approve',
  access: 'public',
  summary: 'Approve lines of an offer and sign them.',
  body: z.object({ secret, ...approvalShape }),
  bodyLimit: 256 * 1024,
  reply: dataReply(linkedOfferSchema),
  limit: { max: 20, seconds: 600 },
});

export const declineOffer = defineCall({
  name: 'offers.declineOffer',
  method: 'POST',
  path: '/api/offer/decline',
  access: 'public',
  summary: 'Decline an offer as a whole.',
  body: z.object({ secret, ...declineShape }),
  reply: dataReply(linkedOfferSchema),
  limit: { max: 20, seconds: 600 },
});

const changeSchema = z.intersection(
  z.object({ key: z.string(), name: z.string() }),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('gone') }),
    z.object({ kind: z.literal('price'), before: centsSchema, after: centsSchema }),
    z.object({ kind: z.literal('stock'), wanted: z.int(), left: z.int() }),
    z.object({ kind: z.literal('minimum'), minimum: z.int() }),
    z.object({ kind: z.literal('lead_time'), text: z.string() }),
  ]),
);

export const boughtSchema = z.object({
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  /** Lines that are in the cart now. */
  lines: z.int(),
  changes: z.array(changeSchema),
  total_before: centsSchema,
  total_after: centsSchema,
});

export const buyOffer = defineCall({
  name: 'offers.buyOffer',
  method: 'POST',
  path: '/api/offer/cart',
  access: ['User'],
  summary:
    'Put the approved lines into your cart, at the prices of today, and learn what has changed since.',
  body: z.object({ secret }),
  reply: dataReply(boughtSchema),
  limit: { max: 60, seconds: 600 },
});
export type OfferChange = z.output<typeof changeSchema>;
