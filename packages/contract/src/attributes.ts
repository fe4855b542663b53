// The specification of categories, as staff define it: which fields a vendor's form has.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const STAFF = ['Admin'] as const;
const params = z.object({ category: z.coerce.number().int().positive() });

export const attributeDraftSchema = z.object({
  /** Null for a new one. */
  id: z.int().positive().nullable(),
  label: z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 letters or fewer.'),
  type: z.enum(['text', 'number', 'choice', 'yes_no']),
  unit: z.string().trim().max(20, 'Use 20 letters or fewer.'),
  options: z.array(z.string().trim().min(1).max(80)).max(60),
  required: z.boolean(),
});
export type AttributeDraft = z.output<typeof attributeDraftSchema>;

const listSchema = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  attributes: z.array(attributeDraftSchema),
  /** Of the category above, which its products have as well. */
  inherited: z.array(z.object({ label: z.string(), type: z.string() })),
});
export type AttributeList = z.output<typeof listSchema>;

export const listAttributeCategories = defineCall({
  name: 'attributes.listAttributeCategories',
  method: 'GET',
  path: '/api/staff/attributes',
  access: STAFF,
  summary: 'Every category with the number of its own fields.',
  reply: dataReply(z.array(z.object({ id: z.int(), name: z.string(), attributes: z.int() }))),
});

export const getAttributes = defineCall({
  name: 'attributes.getAttributes',
  method: 'GET',
  path: '/api/staff/attributes/:category',
  access: STAFF,
  summary: 'The fields of a category in their order.',
  params,
  reply: dataReply(listSchema),
});

const effectSchema = z.object({
  label: z.string(),
  kind: z.enum(['no_value', 'wrong_value', 'removed', 'renamed']),
  /** Live products and drafts that it concerns. */
  products: z.int(),
  drafts: z.int(),
});
export type AttributeEffect = z.output<typeof effectSchema>;

const wanted = z.object({
  version: z.int().min(0),
  attributes: z.array(attributeDraftSchema).max(60, 'A category has at most 60 fields.'),
});

export const foreseeAttributes = defineCall({
  name: 'attributes.foreseeAttributes',
  method: 'POST',
  path: '/api/staff/attributes/:category/effects',
  access: STAFF,
  summary: 'What existing products and drafts would lose, or have to fill in. Nothing changes.',
  params,
  body: wanted,
  reply: dataReply(z.array(effectSchema)),
  limit: { max: 120, seconds: 60 },
});

export const saveAttributes = defineCall({
  name: 'attributes.saveAttributes',
  method: 'PUT',
  path: '/api/staff/attributes/:category',
  access: STAFF,
  summary:
    'Set the fields of a category. Values follow a new label; values of removed fields stay as rows of the vendor.',
  params,
  body: wanted,
  reply: dataReply(listSchema),
  limit: { max: 120, seconds: 60 },
});
