// G-02, G-30, G-31, G-64, G-66: how pros start, edit their showroom, renew their license and see their plan.
import { errors } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { APPLICATION_DECISIONS } from '@wevisu/domain/people/accounts.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { isCompanyName, MAX_NAME_LENGTH } from '@wevisu/domain/people/plain-name.ts';
import {
  PRO_REQUIREMENTS,
  REQUIREMENT_STATES,
  WAIVABLE_REQUIREMENTS,
} from '@wevisu/domain/people/pro-start.ts';
import { isServiceEntry, SERVICE_AREA } from '@wevisu/domain/people/service-area.ts';
import { SHOWROOM_PICTURE } from '@wevisu/domain/people/showroom-picture.ts';
import { z } from 'zod';
import { applicationClockSchema } from './applications.ts';
import { listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { addressSchema, dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const PRO = ['Contractor'] as const;
const WRITES = { max: 120, seconds: 60 } as const;

/** YYYY-MM-DD. */
const dayText = z.string();
const version = z.int().min(1);

const licenseSchema = z.object({
  number: z.string(),
  state: z.string(),
  expires_on: dayText,
});

export const proStartSchema = z.object({
  /** Null for an account that staff made without an application. */
  application: z
    .object({
      company_name: z.string(),
      ...applicationClockSchema.shape,
      decision: z.enum(APPLICATION_DECISIONS).nullable(),
      decided_at: z.string().nullable(),
      /** Why it was refused; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
  license: licenseSchema.nullable(),
  /** Whether selling has stopped, because the license has expired. */
  stopped: z.boolean(),
  /** The newest license that was sent in to replace the present one. */
  renewal: licenseSchema
    .extend({
      sent_at: z.string(),
      ...applicationClockSchema.omit({ applied_at: true }).shape,
      decision: z.enum(APPLICATION_DECISIONS).nullable(),
      reason: z.string(),
    })
    .nullable(),
  requirements: z.array(
    z.object({
      requirement: z.enum(PRO_REQUIREMENTS),
      state: z.enum(REQUIREMENT_STATES),
      waived: z.object({ reason: z.string(), at: z.string() }).nullable(),
    }),
  ),
  /** The showroom's ID; null until there is one. */
  vsd_id: z.string().nullable(),
});
export type ProStart = z.output<typeof proStartSchema>;

export const getProStart = defineCall({
  name: 'pros.getProStart',
  method: 'GET',
  path: '/api/pro/start',
  access: PRO,
  forApplicants: true,
  summary: 'What a pro has done, what is missing, and what is under review.',
  reply: dataReply(proStartSchema),
});

export const renewLicense = defineCall({
  name: 'pros.renewLicense',
  method: 'POST',
  path: '/api/pro/license',
  access: PRO,
  encoding: 'multipart',
  file: { field: 'license_file', maxBytes: LICENSE_FILE.maxBytes },
  summary: 'Send a new license for review. The present one stays valid until then.',
  body: z.object({
    license_number: z.string().trim().min(3, 'Enter your license number.').max(60),
    license_state: z.string().trim().toUpperCase().min(2, 'Choose a state.').max(2),
    license_expires_on: z.iso.date('Enter the date on which the license expires.'),
    license_file: uploadedFile('Upload your license.'),
  }),
  reply: dataReply(proStartSchema),
  success: 201,
  limit: { max: 20, seconds: 3600 },
});

const place = addressSchema.shape;
const showroomPlaceSchema = z.object({
  street: place.street,
  apartment: place.apartment,
  city: place.city,
  state: place.state,
  zip_code: place.zip_code,
});
export type ShowroomPlace = z.output<typeof showroomPlaceSchema>;

const showroomName = z
  .string()
  .trim()
  .min(2, 'Enter the name of your showroom.')
  .max(MAX_NAME_LENGTH)
  .refine(isCompanyName, errors.name_not_plain.message);
/** Upper case, as IDs are stored. */
const chosenId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{8}$/, 'A showroom ID has 8 letters and digits.');

const editable = {
  company_name: showroomName,
  tagline: z.string().trim().max(120, 'Use at most 120 characters.'),
  story: z.string().trim().max(4_000, 'Use at most 4,000 characters.'),
  theme_color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #1f5b47.')
    .nullable(),
  address: showroomPlaceSchema.nullable(),
  service_zips: z
    .array(z.string().refine(isServiceEntry, 'Enter zip codes such as 90012, 902* or 90001-90099.'))
    .max(SERVICE_AREA.maxEntries, `Enter at most ${SERVICE_AREA.maxEntries} entries.`),
  refuses_outside: z.boolean(),
};

export const showroomEditorSchema = z.object({
  version: z.int(),
  vsd_id: z.string(),
  /** They still lead to the showroom. */
  former_ids: z.array(z.string()),
  id_changes_left: z.int(),
  company_name: z.string(),
  tagline: z.string(),
  story: z.string(),
  theme_color: z.string().nullable(),
  /** Whether color and logo show in the shop: by the plan (SHOW-16). */
  branded: z.boolean(),
  /** Key of the media route. */
  logo: z.string().nullable(),
  /** Address of the picture. */
  opening_picture: z.string().nullable(),
  address: showroomPlaceSchema.nullable(),
  service_zips: z.array(z.string()),
  refuses_outside: z.boolean(),
});
export type ShowroomEditor = z.output<typeof showroomEditorSchema>;

export const getOwnShowroom = defineCall({
  name: 'pros.getOwnShowroom',
  method: 'GET',
  path: '/api/pro/showroom',
  access: PRO,
  summary:
    'Your showroom as you edit it. Without one: an ID that nobody has and the name of your company.',
  reply: dataReply(
    z.object({
      showroom: showroomEditorSchema.nullable(),
      proposal: z.object({ vsd_id: z.string(), company_name: z.string() }).nullable(),
    }),
  ),
});

export const createShowroom = defineCall({
  name: 'pros.createShowroom',
  method: 'POST',
  path: '/api/pro/showroom',
  access: PRO,
  summary: 'Open your showroom. Its ID is the proposed one, or another that nobody has.',
  body: z.object({ company_name: showroomName, vsd_id: chosenId }),
  reply: dataReply(showroomEditorSchema),
  success: 201,
  limit: { max: 30, seconds: 60 },
});

export const updateShowroom = defineCall({
  name: 'pros.updateShowroom',
  method: 'PUT',
  path: '/api/pro/showroom',
  access: PRO,
  summary:
    'Save what visitors see of your showroom. Refused with `changed_meanwhile` if it changed since `version`.',
  body: z.object({ version, ...editable }),
  reply: dataReply(showroomEditorSchema),
  limit: WRITES,
});

export const changeShowroomId = defineCall({
  name: 'pros.changeShowroomId',
  method: 'PUT',
  path: '/api/pro/showroom/id',
  access: PRO,
  summary: 'Change the ID of your showroom. The former one still leads there.',
  body: z.object({ version, vsd_id: chosenId }),
  reply: dataReply(showroomEditorSchema),
  limit: { max: 30, seconds: 60 },
});

export const SHOWROOM_PICTURES = ['logo', 'opening'] as const;
const pictureParams = z.object({ picture: z.enum(SHOWROOM_PICTURES) });

export const uploadShowroomPicture = defineCall({
  name: 'pros.uploadShowroomPicture',
  method: 'POST',
  path: '/api/pro/showroom/pictures/:picture',
  access: PRO,
  encoding: 'multipart',
  file: { field: 'file', maxBytes: SHOWROOM_PICTURE.maxBytes },
  summary: 'Upload the logo or the opening picture; it is re-encoded from its pixels.',
  params: pictureParams,
  body: z.object({ file: uploadedFile('Choose a picture.') }),
  reply: dataReply(showroomEditorSchema),
  success: 201,
  limit: { max: 40, seconds: 600 },
});

export const removeShowroomPicture = defineCall({
  name: 'pros.removeShowroomPicture',
  method: 'DELETE',
  path: '/api/pro/showroom/pictures/:picture',
  access: PRO,
  summary: 'Remove the logo or the opening picture.',
  params: pictureParams,
  reply: dataReply(showroomEditorSchema),
  limit: WRITES,
});

export const getShowroomCard = defineCall({
  name: 'pros.getShowroomCard',
  method: 'GET',
  path: '/api/pro/showroom/card',
  access: PRO,
  summary: 'A card with the ID and a QR code of your showroom, as a PDF to print.',
  reply: emptyReply,
  sends: 'file',
  limit: { max: 30, seconds: 60 },
});

export const PLANS = ['Basic', 'Premium'] as const;
const planShape = {
  plan: z.enum(PLANS),
  /** Whole dollars a month. */
  paid_amount: z.int(),
  basic_addon: z.boolean(),
  custom_addon: z.boolean(),
  /** The last day of plan and add-ons; null while they go on. */
  ends_on: dayText.nullable(),
};

export const proPlanSchema = z.object({
  version: z.int(),
  ...planShape,
  branded: z.boolean(),
  /** When staff last set it; null if they never did. */
  set_at: z.string().nullable(),
});
export type ProPlan = z.output<typeof proPlanSchema>;

export const getProPlan = defineCall({
  name: 'pros.getProPlan',
  method: 'GET',
  path: '/api/pro/plan',
  access: PRO,
  summary: 'Your plan and add-ons. Null without a showroom.',
  reply: dataReply(proPlanSchema.nullable()),
});

export const endProPlan = defineCall({
  name: 'pros.endProPlan',
  method: 'PUT',
  path: '/api/pro/plan/end',
  access: PRO,
  summary: 'End plan and add-ons with the month, or keep them after all.',
  body: z.object({ version, ends: z.boolean() }),
  reply: dataReply(proPlanSchema),
  limit: WRITES,
});

const staffParams = z.object({ id: idOf<ProUserId>(z.coerce.number().int().positive()) });
const reason = z.string().trim().min(3, 'Write the reason.').max(1_000);

const staffShowroomSchema = z.object({
  /** Of the pro's account. */
  id: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  pro: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  branded: z.boolean(),
  is_open: z.boolean(),
  license_expires_on: dayText.nullable(),
  created_at: z.string(),
});
export type StaffShowroom = z.output<typeof staffShowroomSchema>;

export const listShowroomsForStaff = defineCall({
  name: 'pros.listShowroomsForStaff',
  method: 'GET',
  path: '/api/staff/showrooms',
  access: ['Admin'],
  summary:
    'Showrooms by name. `q` finds a part of the name or the address, or the beginning of the ID.',
  query: listQuery({
    sorts: ['name', 'created'],
    filters: {
      plan: z.enum(PLANS).optional(),
      state: z.enum(['open', 'closed']).optional(),
    },
  }),
  reply: listReply(staffShowroomSchema),
});

export const getStartForStaff = defineCall({
  name: 'pros.getStartForStaff',
  method: 'GET',
  path: '/api/staff/pros/:id/start',
  access: ['Admin'],
  summary: 'What a pro has done, what is missing, and what staff waived.',
  params: staffParams,
  reply: dataReply(proStartSchema),
});

export const getPlanForStaff = defineCall({
  name: 'pros.getPlanForStaff',
  method: 'GET',
  path: '/api/staff/pros/:id/plan',
  access: ['Admin'],
  summary: "A pro's plan and add-ons.",
  params: staffParams,
  reply: dataReply(proPlanSchema),
});

export const setProPlan = defineCall({
  name: 'pros.setProPlan',
  method: 'PUT',
  path: '/api/staff/pros/:id/plan',
  access: ['Admin'],
  summary: "Set a pro's plan and add-ons, with a reason. A plan that the pro pays for is refused.",
  params: staffParams,
  body: z.object({
    version,
    ...planShape,
    paid_amount: z.int().min(0).max(10_000),
    ends_on: z.iso.date('Enter a date.').nullable(),
    reason,
  }),
  reply: dataReply(proPlanSchema),
  limit: WRITES,
});

export const waiveProRequirement = defineCall({
  name: 'pros.waiveProRequirement',
  method: 'PUT',
  path: '/api/staff/pros/:id/waivers/:requirement',
  access: ['Admin'],
  summary: 'Waive a requirement of a pro, with a reason, or take the waiver back.',
  params: staffParams.extend({ requirement: z.enum(WAIVABLE_REQUIREMENTS) }),
  body: z.object({ waived: z.boolean(), reason }),
  reply: dataReply(proStartSchema),
  limit: WRITES,
});

const renewalSchema = licenseSchema.extend({
  id: z.int(),
  pro: idOf<UserId>(z.int()),
  company_name: z.string(),
  email: z.string(),
  sent_at: z.string(),
  version: z.int(),
  /** The license that it replaces. */
  present: licenseSchema,
});
export type LicenseRenewal = z.output<typeof renewalSchema>;
const renewalParams = z.object({ id: z.coerce.number().int().positive() });

export const listLicenseRenewals = defineCall({
  name: 'pros.listLicenseRenewals',
  method: 'GET',
  path: '/api/staff/license-renewals',
  access: ['Admin'],
  summary: 'Licenses that wait for review, oldest first; 200 at most.',
  reply: dataReply(z.array(renewalSchema)),
});

export const getRenewalFile = defineCall({
  name: 'pros.getRenewalFile',
  method: 'GET',
  path: '/api/staff/license-renewals/:id/file',
  access: ['Admin'],
  summary: 'The file of a license that waits for review; each download is logged.',
  params: renewalParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 60 },
});

export const decideLicenseRenewal = defineCall({
  name: 'pros.decideLicenseRenewal',
  method: 'POST',
  path: '/api/staff/license-renewals/:id',
  access: ['Admin'],
  summary: 'Approve or refuse a new license; the pro is notified by email.',
  params: renewalParams,
  body: z
    .object({
      decision: z.enum(APPLICATION_DECISIONS),
      reason: z.string().trim().max(1_000).default(''),
      /** Of the case as it was seen. */
      version: z.int(),
    })
    .refine(({ decision, reason: why }) => decision === 'approve' || why !== '', {
      path: ['reason'],
      message: 'Tell the pro why.',
    }),
  reply: dataReply(renewalSchema),
  limit: { max: 240, seconds: 60 },
});
