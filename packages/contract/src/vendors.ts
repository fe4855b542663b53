// G-03: vendors apply, staff decide, and an approved vendor keeps its company's data. An application has the id of its
// account.
import { errors } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { APPLICATION_DECISIONS } from '@wevisu/domain/people/accounts.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { isCompanyName, MAX_NAME_LENGTH } from '@wevisu/domain/people/plain-name.ts';
import { TAX_NUMBER } from '@wevisu/domain/people/tax-number.ts';
import {
  VENDOR_STEP_STATES,
  VENDOR_STEPS,
  WAIVABLE_STEPS,
} from '@wevisu/domain/people/vendor-steps.ts';
import { z } from 'zod';
import { email, fullName, password, trap } from './accounts.ts';
import { applicationClockSchema } from './applications.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import {
  addressSchema,
  centsSchema,
  dataReply,
  emptyReply,
  pagedSchema,
  pageSchema,
  pppSchema,
} from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const companyName = z
  .string()
  .trim()
  .min(2, 'Enter your company name.')
  .max(MAX_NAME_LENGTH)
  .refine(isCompanyName, errors.name_not_plain.message);
const street = addressSchema.shape.street;
const apartment = addressSchema.shape.apartment;
const city = addressSchema.shape.city;
const state = addressSchema.shape.state;
const zip_code = addressSchema.shape.zip_code;
/** Empty where goods come back to where they are shipped from. */
const orEmpty = <S extends z.ZodType<string, string>>(schema: S) =>
  z.literal('').or(schema).default('');

export const registerVendor = defineCall({
  name: 'vendors.registerVendor',
  method: 'POST',
  path: '/api/register/vendor',
  access: 'public',
  encoding: 'multipart',
  file: { field: 'tax_form', maxBytes: LICENSE_FILE.maxBytes },
  summary:
    'Apply for a vendor account, with a tax form. The reply does not say whether the address has an account.',
  body: z.object({
    full_name: fullName,
    company_name: companyName,
    email,
    password,
    phone_number: z.string().trim().min(4, 'Enter a phone number.').max(30),
    tax_number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(TAX_NUMBER, 'Enter a tax or resale number of 5 to 20 letters, digits and dashes.'),
    ship_street: street,
    ship_apartment: apartment,
    ship_city: city,
    ship_state: state,
    ship_zip_code: zip_code,
    return_street: orEmpty(street),
    return_apartment: apartment,
    return_city: orEmpty(city),
    return_state: orEmpty(state),
    return_zip_code: orEmpty(zip_code),
    tax_form: uploadedFile('Upload your tax form.'),
    about: z.string().trim().max(2_000).default(''),
    agree: z.literal([true, 'true'], 'Please agree to the terms.'),
    website: trap,
  }),
  reply: emptyReply,
  success: 201,
  limit: { max: 20, seconds: 3600 },
});

export const vendorApplicationSchema = z.object({
  id: idOf<UserId>(z.int()),
  company_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  phone_number: z.string(),
  tax_number: z.string(),
  ship_from: addressSchema,
  return_address: addressSchema,
  /** Null once the file is deleted. */
  tax_form: z.object({ type: z.string(), bytes: z.int() }).nullable(),
  about: z.string(),
  /** Counts up with whatever the applicant changes or answers. */
  version: z.int(),
  applied_at: z.string(),
  /** Null while pending. */
  decision: z.enum(APPLICATION_DECISIONS).nullable(),
  reason: z.string(),
  decided_at: z.string().nullable(),
  /** Email address of the staff member; also null if that account is gone. */
  decided_by: z.string().nullable(),
});
export type VendorApplication = z.output<typeof vendorApplicationSchema>;

const params = z.object({ id: idOf<UserId>(z.coerce.number().int().positive()) });

export const listVendorApplications = defineCall({
  name: 'vendors.listVendorApplications',
  method: 'GET',
  path: '/api/staff/vendor-applications',
  access: ['Admin'],
  summary: 'Vendor applications: pending ones, oldest first, then decided ones, newest first.',
  query: z.object({ page: pageSchema, ppp: pppSchema }),
  reply: dataReply(pagedSchema(vendorApplicationSchema)),
});

export const getVendorDocument = defineCall({
  name: 'vendors.getVendorDocument',
  method: 'GET',
  path: '/api/staff/vendor-applications/:id/document',
  access: ['Admin'],
  summary: 'The tax form of an application; each download is logged.',
  params,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 60 },
});

export const decideVendorApplication = defineCall({
  name: 'vendors.decideVendorApplication',
  method: 'POST',
  path: '/api/staff/vendor-applications/:id',
  access: ['Admin'],
  summary:
    'Approve or refuse an application; the vendor is notified by email. Repeating it changes nothing.',
  params,
  body: z
    .object({
      decision: z.enum(APPLICATION_DECISIONS),
      reason: z.string().trim().max(1_000).default(''),
      /** Of the case as it was seen. */
      version: z.int(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      message: 'Tell the vendor why.',
    }),
  reply: dataReply(vendorApplicationSchema),
  limit: { max: 240, seconds: 60 },
});

export const vendorStartSchema = z.object({
  company_name: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(VENDOR_STEPS),
      state: z.enum(VENDOR_STEP_STATES),
      waived: z.object({ reason: z.string(), at: z.string() }).nullable(),
    }),
  ),
  /** Null for an account that staff made without an application. */
  application: applicationClockSchema
    .extend({
      decision: z.enum(APPLICATION_DECISIONS).nullable(),
      decided_at: z.string().nullable(),
      /** Why it was refused; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
  products: z.object({ live: z.int(), drafts: z.int(), in_review: z.int(), to_fix: z.int() }),
});
export type VendorStart = z.output<typeof vendorStartSchema>;

export const getVendorStart = defineCall({
  name: 'vendors.getVendorStart',
  method: 'GET',
  path: '/api/vendor/start',
  access: ['Vendor'],
  forApplicants: true,
  summary: 'What a vendor has done, what is missing, and what is under review.',
  reply: dataReply(vendorStartSchema),
});

export const getVendorStartForStaff = defineCall({
  name: 'vendors.getVendorStartForStaff',
  method: 'GET',
  path: '/api/staff/vendors/:id/start',
  access: ['Admin'],
  summary:
    'What a vendor has done, what is missing, and what staff waived. The id is that of the account.',
  params,
  reply: dataReply(vendorStartSchema),
});

export const waiveVendorStep = defineCall({
  name: 'vendors.waiveVendorStep',
  method: 'PUT',
  path: '/api/staff/vendors/:id/waivers/:step',
  access: ['Admin'],
  summary: 'Waive a step of a vendor, or require it again, with a reason.',
  params: params.extend({ step: z.enum(WAIVABLE_STEPS) }),
  body: z.object({
    waived: z.boolean(),
    reason: z.string().trim().min(1, 'Say why.').max(1_000),
  }),
  reply: dataReply(vendorStartSchema),
  limit: { max: 120, seconds: 60 },
});

const leadDays = z.int().min(0, 'Enter 0 or more days.').max(365, 'Enter fewer days.');

const companyShape = {
  company_name: companyName,
  ship_from_zip: zip_code,
  return_address: addressSchema.nullable(),
  lead_time_min_days: leadDays,
  lead_time_max_days: leadDays,
  /** Orders of this much of its goods ship free; null: never. */
  free_delivery_from: centsSchema.min(1, 'Enter an amount above zero.').max(100_000_000).nullable(),
};
export const vendorCompanySchema = z.object({ ...companyShape, version: z.int() });
export type VendorCompany = z.output<typeof vendorCompanySchema>;

export const getVendorCompany = defineCall({
  name: 'vendors.getVendorCompany',
  method: 'GET',
  path: '/api/vendor/company',
  access: ['Vendor'],
  summary: 'Where a vendor ships from, where goods go back to, and its terms of delivery.',
  reply: dataReply(vendorCompanySchema),
});

/** Refused with `changed_meanwhile` if the company has another version by now. The name is changed by staff. */
export const updateVendorCompany = defineCall({
  name: 'vendors.updateVendorCompany',
  method: 'PUT',
  path: '/api/vendor/company',
  access: ['Vendor'],
  summary: "Change a vendor's own company data.",
  body: z
    .object({
      ship_from_zip: companyShape.ship_from_zip,
      return_address: addressSchema,
      lead_time_min_days: leadDays,
      lead_time_max_days: leadDays,
      free_delivery_from: companyShape.free_delivery_from,
      version: z.int(),
    })
    .refine(({ lead_time_min_days: min, lead_time_max_days: max }) => min <= max, {
      path: ['lead_time_max_days'],
      message: 'Enter at least as many days as the shortest lead time.',
    }),
  reply: dataReply(vendorCompanySchema),
  limit: { max: 120, seconds: 60 },
});
