// Shapes shared by many replies. Wire names are the spec's.
import { errors } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isCompanyName, MAX_NAME_LENGTH } from '@wevisu/domain/people/plain-name.ts';
import { z } from 'zod';
import { idOf } from './ids.ts';

/** Integer cents. */
export const centsSchema = z.int();

/** Every reply has `success` and `message` (spec.md section 7). */
export function replyOf<T extends z.ZodRawShape>(shape: T) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape });
}

export function dataReply<T extends z.ZodType>(data: T) {
  return replyOf({ data });
}

export const emptyReply = replyOf({});

/** DATA-23. `links` are previous, the numbered pages, and next, ready to display. */
export function pagedSchema<T extends z.ZodType>(row: T) {
  return z.object({
    data: z.array(row),
    total: z.int(),
    last_page: z.int(),
    current_page: z.int(),
    per_page: z.int(),
    path: z.string(),
    links: z.array(
      z.object({ label: z.string(), url: z.string().nullable(), active: z.boolean() }),
    ),
  });
}

/** A page number as typed: the use case clamps out-of-range values (CAT-12). */
export const pageSchema = z.coerce.number().int().min(1).catch(1).default(1);

const MAX_PER_PAGE = 48;

/** Rows per page (`ppp`), 10 by default (CAT-13). Like a page number, it is clamped to its maximum. */
export const pppSchema = z.coerce
  .number()
  .int()
  .min(1)
  .catch(10)
  .overwrite((rows) => Math.min(rows, MAX_PER_PAGE))
  .default(10);

/** A U.S. address as checkout needs it; the use case checks the state against the zip code. */
export const addressSchema = z.object({
  full_name: z
    .string()
    .trim()
    .min(1, 'Enter a first and last name.')
    .max(MAX_NAME_LENGTH)
    .refine(isCompanyName, errors.name_not_plain.message),
  street: z.string().trim().min(3, 'Enter the house number and street.').max(160),
  apartment: z.string().trim().max(60).default(''),
  city: z.string().trim().min(1, 'Enter the city.').max(80),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Choose a state.'),
  zip_code: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit zip code.'),
  phone_number: z.string().trim().max(30).default(''),
});
export type Address = z.output<typeof addressSchema>;

const vsdIdSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{8}$/, 'A showroom ID has 8 letters and digits.');

export const showroomRefShape = {
  showroom: idOf<ProUserId>(z.coerce.number().int().positive()).optional(),
  vsd_id: vsdIdSchema.optional(),
};
