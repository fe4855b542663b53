// What people see and change about their own account.
import { z } from 'zod';
import { email, profileSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { addressSchema, dataReply, emptyReply } from './reply.ts';

const byId = z.object({ id: z.coerce.number().int().positive() });
/** Every one of them is written by hand, so a few a minute are many. */
const writes = { max: 60, seconds: 600 } as const;
/** Checks a password, which costs 19 MiB and may be guessing. */
const withPassword = { max: 10, seconds: 600 } as const;

export const updateDetails = defineCall({
  name: 'accounts.updateDetails',
  method: 'PUT',
  path: '/api/profile/details',
  access: 'signed-in',
  summary: 'Change the own name, phone number and zip code.',
  body: z.object({
    full_name: z.string().trim().min(1, 'Enter your first and last name.').max(120),
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

/** The address changes when the link in the mail to the new one is opened. */
export const changeEmail = defineCall({
  name: 'accounts.changeEmail',
  method: 'POST',
  path: '/api/profile/email',
  access: 'signed-in',
  summary: 'Mail a link to a new email address, which then takes the place of the old one.',
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
  summary: 'The address that the next order goes to, and the others.',
  reply: dataReply(
    z.object({ main: addressSchema.nullable(), others: z.array(storedAddressSchema) }),
  ),
});

/** The first one becomes the main one. */
export const addAddress = defineCall({
  name: 'accounts.addAddress',
  method: 'POST',
  path: '/api/profile/addresses',
  access: ['User'],
  summary: 'Keep another address.',
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
  summary: 'Change one of the other addresses.',
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
  summary: 'Make an address the main one; the main one takes its place.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const removeAddress = defineCall({
  name: 'accounts.removeAddress',
  method: 'DELETE',
  path: '/api/profile/addresses/:id',
  access: ['User'],
  summary: 'Forget one of the other addresses.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const removeCard = defineCall({
  name: 'accounts.removeCard',
  method: 'DELETE',
  path: '/api/profile/cards/:id',
  access: ['User'],
  summary: 'Forget a saved card.',
  params: byId,
  reply: emptyReply,
  limit: writes,
});

export const sessionSchema = z.object({
  id: z.int(),
  /** 'Chrome on Windows', from what the browser says of itself. */
  device: z.string(),
  is_current: z.boolean(),
  /** Opens again without the password when its time has run out. */
  is_remembered: z.boolean(),
  created_at: z.string(),
  /** To the hour. */
  last_seen_at: z.string(),
});

export const listSessions = defineCall({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  summary: 'The devices that are signed in to the own account.',
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
  summary: 'Sign out every device but this one.',
  reply: emptyReply,
  limit: writes,
});

/** G-70. One object per kind of record; amounts in cents. */
export const exportData = defineCall({
  name: 'accounts.exportData',
  method: 'GET',
  path: '/api/profile/export',
  access: 'signed-in',
  summary: 'Everything that is kept about the own account, without secrets.',
  reply: dataReply(z.record(z.string(), z.unknown())),
  limit: { max: 5, seconds: 3600 },
});

/** G-70. Orders stay as bookkeeping asks for them, without name, address or account. */
export const deleteAccount = defineCall({
  name: 'accounts.deleteAccount',
  method: 'POST',
  path: '/api/profile/delete',
  access: ['User'],
  summary: 'Delete the own account for good.',
  body: z.object({ current_password: z.string().max(200) }),
  reply: emptyReply,
  limit: withPassword,
});
