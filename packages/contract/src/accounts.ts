import { errors } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { findNameProblem } from '@wevisu/domain/people/full-name.ts';
import { LICENSE_FILE } from '@wevisu/domain/people/license-file.ts';
import { isCompanyName, MAX_NAME_LENGTH } from '@wevisu/domain/people/plain-name.ts';
import { z } from 'zod';
import { defineCall, ROLES } from './call.ts';
import { idOf } from './ids.ts';
import { addressSchema, dataReply, emptyReply, replyOf } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

/** Trimmed first: phones add a space after an address they autofill. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter a valid email address.'));
export const password = z.string().min(8, 'Use at least 8 characters.').max(200);
/** REG-18: one word is no full name. */
export const fullName = z
  .string()
  .trim()
  .max(MAX_NAME_LENGTH)
  .superRefine((name, context) => {
    const problem = findNameProblem(name);
    if (problem !== null) context.addIssue({ code: 'custom', message: errors[problem].message });
  });
const shortText = z.string().trim().max(160);
/** U-17: a honeypot. No person sees this field, so whatever fills it in is a bot. */
export const trap = z.string().max(500).default('');

/** DATA-01 to DATA-06. Contractor fields are null for other types. */
export const userSchema = z.object({
  id: idOf<UserId>(z.int()),
  type: z.enum(ROLES),
  status: z.enum(['Active', 'Approve', 'Deactive', 'pending']),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  zip_code: z.string(),
  email_verified_at: z.string().nullable(),
  total_projects: z.int(),
  otp_passed: z.boolean(),
  /** Staff in the name of this account, until then; null for its owner. */
  acting: z.object({ until: z.string() }).nullable(),
  custom_addon: z.object({ subscription_status: z.string() }).nullable(),
  latest_subscription: z
    .object({ subscription_status: z.string(), plan: z.string(), paid_amount: z.int() })
    .nullable(),
  shop_profile: z
    .object({
      vsd_id: z.string(),
      company_name: z.string(),
      theme_color: z.string().nullable(),
      business_logo: z.string().nullable(),
    })
    .nullable(),
});
export type User = z.output<typeof userSchema>;

/** The server always sends a token; a client that gets none signs out (AUTH-09, U-24). */
export const signedIn = replyOf({ user: userSchema, token: z.string().default('') });

/**
 * Of an account with a second factor there is neither user nor token yet, but what the second step is made with
 * (second-factor.ts).
 */
export const signInReply = replyOf({
  user: userSchema.nullable(),
  token: z.string().default(''),
  second_step: z.string().nullable().default(null),
});

export const getAuthUser = defineCall({
  name: 'accounts.getAuthUser',
  method: 'GET',
  path: '/api/authuser',
  access: 'signed-in',
  forApplicants: true,
  beforeOtp: true,
  summary: 'The account behind the token.',
  reply: replyOf({ user: userSchema }),
});

const credentials = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(200),
  remember_me: z.boolean().default(false),
});

/** AUTH-10: only type User; other types have their own sign-in pages (G-01). */
export const login = defineCall({
  name: 'accounts.login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Sign in as a homeowner.',
  body: credentials,
  reply: signInReply,
  limit: { max: 30, seconds: 300 },
});

/** U-01: 'Remember me' stores a token in an HttpOnly cookie; it stands in for the password. */
export const rememberedLogin = defineCall({
  name: 'accounts.rememberedLogin',
  method: 'POST',
  path: '/api/login/remembered',
  access: 'public',
  summary: 'Sign in on a remembered device.',
  reply: signInReply,
  limit: { max: 30, seconds: 300 },
});

export const businessLogin = defineCall({
  name: 'accounts.businessLogin',
  method: 'POST',
  path: '/api/business/login',
  access: 'public',
  summary: 'Sign in as a pro or a vendor.',
  body: credentials,
  reply: signInReply,
  limit: { max: 30, seconds: 300 },
});

export const staffLogin = defineCall({
  name: 'accounts.staffLogin',
  method: 'POST',
  path: '/api/staff/login',
  access: 'public',
  summary: 'Sign in as staff; the emailed code is still required.',
  body: credentials,
  reply: signInReply,
  limit: { max: 30, seconds: 300 },
});

/**
 * DATA-11: the form sends the name whole and in parts, and a `type`. The parts are split from the whole again (REG-15),
 * and the type is ignored (U-10). Card fields are never sent, only the gateway's token.
 */
export const register = defineCall({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Sign up as a homeowner, free.',
  body: z.object({
    full_name: fullName,
    first_name: z.string().max(120).optional(),
    last_name: z.string().max(120).optional(),
    type: z.string().max(20).default('User'),
    email,
    password,
    country_code: z
      .string()
      .trim()
      .regex(/^\+\d{1,4}$/, 'Choose a country code.')
      .default('+1'),
    phone_number: z.string().trim().min(4, 'Enter a phone number.').max(30),
    zip_code: z.string().trim().min(3, 'Enter a zip code.').max(12),
    agree: z.literal(true, 'Please agree to the terms.'),
    i_accept: z.literal(true, 'Please accept the terms.'),
    shipping_street: shortText.optional(),
    shipping_city: shortText.optional(),
    shipping_state: shortText.optional(),
    shipping_zip_code: shortText.optional(),
    shipping_apartment: shortText.optional(),
    payment_token: z.string().max(80).optional(),
    pay_street: shortText.optional(),
    pay_city: shortText.optional(),
    pay_state: shortText.optional(),
    pay_zip_code: shortText.optional(),
    /** API-07: the pro's user id of the showroom that the visitor signs up in. */
    shop_id: idOf<ProUserId>(z.coerce.number().int().positive()).nullish(),
  }),
  reply: signedIn,
  success: 201,
  limit: { max: 20, seconds: 3600 },
});

/** REG-17, G-02, PRO-02: the account waits for staff, who check the license. The reply is the same if the address already has an account. */
export const registerContractor = defineCall({
  name: 'accounts.registerContractor',
  method: 'POST',
  path: '/api/register/contractor',
  access: 'public',
  encoding: 'multipart',
  file: { field: 'license_file', maxBytes: LICENSE_FILE.maxBytes },
  summary: 'Apply for a pro account, with a license.',
  body: z.object({
    full_name: fullName,
    company_name: z
      .string()
      .trim()
      .min(2, 'Enter your company name.')
      .max(MAX_NAME_LENGTH)
      .refine(isCompanyName, errors.name_not_plain.message),
    email,
    password,
    phone_number: z.string().trim().min(4, 'Enter a phone number.').max(30),
    license_number: z.string().trim().min(2, 'Enter your license number.').max(60),
    license_state: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Choose a state.'),
    license_expires_on: z.iso.date('Enter the expiration date.'),
    license_file: uploadedFile('Upload your license.'),
    about: z.string().trim().max(2_000).default(''),
    agree: z.literal([true, 'true'], 'Please agree to the terms.'),
    website: trap,
  }),
  reply: emptyReply,
  success: 201,
  limit: { max: 20, seconds: 3600 },
});

export const logout = defineCall({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/logout',
  access: 'signed-in',
  forApplicants: true,
  beforeOtp: true,
  summary: 'End this session.',
  reply: emptyReply,
  limit: { max: 60, seconds: 600 },
});

export const resendVerification = defineCall({
  name: 'accounts.resendVerification',
  method: 'GET',
  path: '/api/email/resend',
  access: 'signed-in',
  forApplicants: true,
  summary: 'Email the verification link again.',
  reply: emptyReply,
  limit: { max: 5, seconds: 600 },
});

/** The code itself is the proof, so no token is required: the link may open in another browser. */
export const verifyEmail = defineCall({
  name: 'accounts.verifyEmail',
  method: 'GET',
  path: '/api/email/verify/:code',
  access: 'public',
  summary: 'Verify an email address with the emailed code.',
  // A shortened link is refused as any other that is not valid.
  params: z.object({ code: z.string().min(1).max(128) }),
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

/** Without `otp` it emails a code; with `otp` it checks one (API-12, API-13). */
export const verifyOtp = defineCall({
  name: 'accounts.verifyOtp',
  method: 'GET',
  path: '/api/login/verify_otp',
  access: ['Admin'],
  beforeOtp: true,
  summary: 'Request or submit the staff code.',
  query: z.object({ otp: z.string().trim().max(12).optional() }),
  reply: dataReply(z.object({ valid_otp: z.boolean() })),
  limit: { max: 20, seconds: 600 },
});

export const requestPasswordReset = defineCall({
  name: 'accounts.requestPasswordReset',
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  summary: 'Email a link to set a new password; the reply is the same for every address.',
  body: z.object({ email }),
  reply: emptyReply,
  limit: { max: 5, seconds: 600 },
});

/** Does not use it up. */
export const checkResetLink = defineCall({
  name: 'accounts.checkResetLink',
  method: 'POST',
  path: '/api/password/reset_link',
  access: 'public',
  summary: 'Whether the emailed link to a new password still works.',
  body: z.object({ code: z.string().min(1).max(128) }),
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const resetPassword = defineCall({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  summary: 'Set a new password with the emailed code; ends every session.',
  body: z.object({ code: z.string().min(1).max(128), password }),
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const changePassword = defineCall({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/api/password/change',
  access: 'signed-in',
  summary: 'Change the password; other sessions end.',
  body: z.object({ current_password: z.string().max(200), password }),
  reply: emptyReply,
  limit: { max: 10, seconds: 600 },
});

/** CHECK-04, U-03: only the card's brand, last four digits, expiration and name. */
export const savedCardSchema = z.object({
  id: z.int(),
  brand: z.string(),
  last4: z.string(),
  exp_date: z.string(),
  name_on_Card: z.string(),
});

export const profileSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  zip_code: z.string(),
  shipping_address: addressSchema.nullable(),
  payment_details: z.array(savedCardSchema),
  /**
   * For the signed-in homeowner's cart in `showroom`, else for the one last changed, in cents; null without an address
   * or a cart.
   */
  shipping_charge: z.int().nullable(),
});

export const getProfile = defineCall({
  name: 'accounts.getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Your profile; with checkout=1 also the shipping charge of the cart.',
  query: z.object({
    checkout: z.coerce.number().int().min(0).max(1).default(0),
    showroom: idOf<ProUserId>(z.coerce.number().int().positive()).optional(),
  }),
  reply: dataReply(profileSchema),
});

export const updateProfile = defineCall({
  name: 'accounts.updateProfile',
  method: 'PUT',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Save the shipping address.',
  body: addressSchema.extend({ checkout: z.coerce.number().int().min(0).max(1).default(0) }),
  reply: dataReply(profileSchema),
  limit: { max: 60, seconds: 600 },
});
