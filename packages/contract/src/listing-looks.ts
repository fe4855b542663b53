// G-62, VEND-01: how a product that is drawn by one of our kind models looks: its parameters as fields, and its real size.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

/** The real size of a look, beside what the vendor says of it. */
export const lookSizeSchema = z.object({
  /** Of the variant; '' of the product itself. */
  key: z.string(),
  /** '36 in wide, 39 in high, 22 in deep'. */
  size: z.string(),
  /** The address key of its picture where there is one already. */
  poster: z.string().nullable(),
  /** What does not agree with it; null if nothing does not. */
  differs: z.string().nullable(),
});

const fieldSchema = z.object({
  /** From the look down: `params.widthTenths`, `finishes.cabinet`. */
  path: z.string(),
  label: z.string(),
  type: z.enum(['number', 'choice', 'number_choice', 'yes_no']),
  group: z.enum(['size', 'form', 'finish']),
  /** 'in', 'degrees', '%', or '' of a count. */
  unit: z.string(),
  /** So many of what is kept make one of the unit. */
  scale: z.number(),
  /** As they are kept; null of choices. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  is_whole: z.boolean(),
  options: z.array(z.object({ id: z.string(), label: z.string(), color: z.string().nullable() })),
  /** What it is while the vendor has said nothing. */
  standard: z.union([z.string(), z.number(), z.boolean()]),
});
export type LookFormField = z.output<typeof fieldSchema>;

export const getLookForm = defineCall({
  name: 'listings.getLookForm',
  method: 'GET',
  path: '/api/vendor/look-forms/:kind',
  access: ['Vendor'],
  summary: 'The parameters of one of our kind models as fields: sizes, forms and finishes.',
  params: z.object({ kind: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  reply: dataReply(z.object({ kind: z.string(), label: z.string(), fields: z.array(fieldSchema) })),
});
