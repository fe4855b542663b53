// What people see and change in their own account.
import { z } from 'zod';
import { email, fullName, profileSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { addressSchema, dataReply, emptyReply } from './reply.ts';

const byId = z.object({ id: z.coerce.number().int().positive() });
/** All of these are typed by hand, so a few a minute is a lot. */
const writes = { max: 60, seconds: 600 } as const;
/** Checks a password, which takes 19 MiB of memory and may be a guess. */
const withPassword = { max: 10, seconds: 600 } as const;

export const updateDetails = defineCall({
  name: 'accounts.updateDetails',
  method: 'PUT',
  path: '/api/profile/details',
  access: 'signed-in',
  summary: 'Change your name, phone number and zip code.',
  body: z.object({
    full_name: fullName,
    country_code: z
      .string()
      .trim()
      .regex(/^\+\d{1,4}$/, 'Choose a country code.'),
    phone_number: z.string().trim().min(4, 'Enter a phone number.').max(30),
    zip_code: z.string().trim().min(3, 'Enter a zip code.').max(12),
  }),
  reply: dataReply(profileSchema),
  limit: writes,
});

/** The address changes when the link in the email to the new address is opened. */
export const changeEmail = defineCall({
  name: 'accounts.changeEmail',
  method: 'POST',
  path: '/api/profile/email',
  access: 'signed-in',
  summary: 'Email a link to a new address; opening it replaces the old address.',
  body: z.object({ email, current_password: z.string().max(200) }),
  reply: emptyReply,
  limit: withPassword,
});

const storedAddressSchema = addressSchema.extend({ id: z.int() });

export const listAddresses = defineCall({
  name: 'accounts.listAddresses',
  method: 'GET',
  path: '/api/profile/addresses',
  access: ['User'],
  summary: 'The default shipping address, and the others.',
  reply: dataReply(
    z.object({ main: addressSchema.nullable(), others: z.array(storedAddressSchema) }),
  ),
});

/** The first one becomes the default. */
export const addAddress = defineCall({
  name: 'accounts.addAddress',
  method: 'POST',
  path: '/api/profile/addresses',
  access: ['User'],
  summary: 'Add an address.',
  body: addressSchema,
  reply: emptyReply,
  success: 201,
  limit: writes,
});

export const updateAddress = defineCall({
  name: 'accounts.updateAddress',
  method: 'PUT',
  path: '/api/profile/addresses/:id',
  access: ['User'],
  summary: 'Change an address other than the default.',
  params: byId,
  body: addressSchema,
  reply: emptyReply,
  limit: writes,
});

export const makeMainAddress = defineCall({
  name: 'accounts.makeMainAddress',
  method: 'POST',
  path: '/api/profile/addresses/:id/main',
  access: ['User'],
  summary: 'Make an address the default; the previous default takes its place.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const removeAddress = defineCall({
  name: 'accounts.removeAddress',
  method: 'DELETE',
  path: '/api/profile/addresses/:id',
  access: ['User'],
  summary: 'Remove an address other than the default.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const removeCard = defineCall({
  name: 'accounts.removeCard',
  method: 'DELETE',
  path: '/api/profile/cards/:id',
  access: ['User'],
  summary: 'Remove a saved card.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const sessionSchema = z.object({
  id: z.int(),
  /** 'Chrome on Windows', from the user agent. */
  device: z.string(),
  is_current: z.boolean(),
  /** Can sign in again without the password after the session expires. */
  is_remembered: z.boolean(),
  created_at: z.string(),
  /** Rounded to the hour. */
  last_seen_at: z.string(),
});

export const listSessions = defineCall({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  summary: 'The devices signed in to your account.',
  reply: dataReply(z.array(sessionSchema)),
});

export const endOneSession = defineCall({
  name: 'accounts.endOneSession',
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  summary: 'Sign out one device.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const endOtherSessions = defineCall({
  name: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/sessions/end_others',
  access: 'signed-in',
  summary: 'Sign out every other device.',
  reply: emptyReply,
  limit: writes,
});

/** G-70. One object per kind of record; amounts in cents. */
export const exportData = defineCall({
  name: 'accounts.exportData',
  method: 'GET',
  path: '/api/profile/export',
  access: 'signed-in',
  summary: 'Everything stored about your account, without secrets.',
  reply: dataReply(z.record(z.string(), z.unknown())),
  limit: { max: 5, seconds: 3600 },
});

/** G-70. Orders stay for the books, without name, address or account. */
export const deleteAccount = defineCall({
  name: 'accounts.deleteAccount',
  method: 'POST',
  path: '/api/profile/delete',
  access: ['User'],
  summary: 'Delete your account permanently.',
  body: z.object({ current_password: z.string().max(200) }),
  reply: emptyReply,
  limit: withPassword,
});
