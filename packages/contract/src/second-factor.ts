// A second factor of an account: an authenticator app, passkeys, recovery codes; and the sign-in that asks for one.
import { z } from 'zod';
import { signedIn } from './accounts.ts';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

/** Changes of an own account are made by hand. */
const writes = { max: 30, seconds: 600 } as const;
/** Checks a password, which takes 19 MiB of memory and may be a guess. */
const guesses = { max: 10, seconds: 600 } as const;
const signIns = { max: 30, seconds: 300 } as const;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** What a browser makes of `navigator.credentials`; the fields that are read. */
const credentialShape = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).default({}),
};
const newCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const signedCredential = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;
export type SignedCredential = z.output<typeof signedCredential>;

/** Options for `navigator.credentials`, as WebAuthn writes them in JSON. */
const optionsReply = dataReply(z.record(z.string(), z.unknown()));
/** Shown once; null if the account has codes already. */
const recoveryCodes = z.array(z.string());

const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  is_synced: z.boolean(),
  added_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const getFactors = defineCall({
  name: 'secondFactor.getFactors',
  method: 'GET',
  path: '/api/factors',
  access: 'signed-in',
  summary: 'The second factors of your account.',
  reply: dataReply(
    z.object({
      app: z.object({ added_at: z.string(), last_used_at: z.string().nullable() }).nullable(),
      passkeys: z.array(passkeySchema),
      recovery_codes_left: z.int(),
      has_password: z.boolean(),
      /** Pros and vendors without a factor who did not decline. */
      is_advised: z.boolean(),
    }),
  ),
});

export const declineAdvice = defineCall({
  name: 'secondFactor.declineAdvice',
  method: 'POST',
  path: '/api/factors/decline',
  access: 'signed-in',
  summary: 'Stop the advice to add a second factor.',
  reply: emptyReply,
  limit: writes,
});

/** Each change of the factors takes a confirmation of the last five minutes, and uses it up. */
export const confirmByPassword = defineCall({
  name: 'secondFactor.confirmByPassword',
  method: 'POST',
  path: '/api/factors/confirm',
  access: 'signed-in',
  summary: 'Confirm with your password that it is you, before one change of your factors.',
  body: z.object({ current_password: z.string().max(200) }),
  reply: emptyReply,
  limit: guesses,
});

export const startConfirmation = defineCall({
  name: 'secondFactor.startConfirmation',
  method: 'POST',
  path: '/api/factors/confirm/passkey/options',
  access: 'signed-in',
  summary: 'What a passkey of yours has to sign to confirm that it is you.',
  reply: optionsReply,
  limit: writes,
});

export const confirmByPasskey = defineCall({
  name: 'secondFactor.confirmByPasskey',
  method: 'POST',
  path: '/api/factors/confirm/passkey',
  access: 'signed-in',
  summary: 'Confirm with a passkey that it is you, before one change of your factors.',
  body: z.object({ credential: signedCredential }),
  reply: emptyReply,
  limit: writes,
});

export const startApp = defineCall({
  name: 'secondFactor.startApp',
  method: 'POST',
  path: '/api/factors/app',
  access: 'signed-in',
  summary: 'A new secret for an authenticator app; it counts once a code confirms it.',
  reply: dataReply(
    z.object({
      /** In base32, to type. */
      secret: z.string(),
      /** The same as an otpauth URL, to open on a phone. */
      url: z.string(),
      /** The URL as a QR code: the side in modules, and the dark ones as a path of SVG. */
      qr: z.object({ side: z.int(), path: z.string() }),
    }),
  ),
  limit: writes,
});

const typedCode = z.string().trim().min(1, 'Enter the code.').max(40);

export const confirmApp = defineCall({
  name: 'secondFactor.confirmApp',
  method: 'POST',
  path: '/api/factors/app/confirm',
  access: 'signed-in',
  summary: 'Turn the authenticator app on with a code from it.',
  body: z.object({ code: typedCode }),
  reply: dataReply(z.object({ recovery_codes: recoveryCodes.nullable() })),
  limit: writes,
});

export const removeApp = defineCall({
  name: 'secondFactor.removeApp',
  method: 'DELETE',
  path: '/api/factors/app',
  access: 'signed-in',
  summary: 'Remove the authenticator app.',
  reply: emptyReply,
  limit: writes,
});

export const startPasskey = defineCall({
  name: 'secondFactor.startPasskey',
  method: 'POST',
  path: '/api/factors/passkeys/options',
  access: 'signed-in',
  summary: 'What a browser needs to make a passkey.',
  reply: optionsReply,
  limit: writes,
});

export const addPasskey = defineCall({
  name: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/api/factors/passkeys',
  access: 'signed-in',
  summary: 'Add the passkey that the browser made.',
  body: z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(60),
    credential: newCredential,
  }),
  reply: dataReply(z.object({ recovery_codes: recoveryCodes.nullable() })),
  success: 201,
  limit: writes,
});

export const removePasskey = defineCall({
  name: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/api/factors/passkeys/:id',
  access: 'signed-in',
  summary: 'Remove a passkey.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: emptyReply,
  limit: writes,
});

export const remakeRecoveryCodes = defineCall({
  name: 'secondFactor.remakeRecoveryCodes',
  method: 'POST',
  path: '/api/factors/recovery_codes',
  access: 'signed-in',
  summary: 'Ten new recovery codes in place of the old ones.',
  reply: dataReply(z.object({ recovery_codes: recoveryCodes })),
  limit: writes,
});

export const turnOffFactors = defineCall({
  name: 'secondFactor.turnOffFactors',
  method: 'DELETE',
  path: '/api/factors',
  access: 'signed-in',
  summary: 'Remove the app, all passkeys and all recovery codes.',
  reply: emptyReply,
  limit: writes,
});

/** As a sign-in answered it. */
const secondStep = z.string().min(16).max(128);
/** Not to ask this device again for 30 days. */
const trust = z.boolean().default(false);

export const passSecondStep = defineCall({
  name: 'secondFactor.passSecondStep',
  method: 'POST',
  path: '/api/login/second_step',
  access: 'public',
  summary: 'Finish a sign-in with a code from the authenticator app, or a recovery code.',
  body: z.object({ second_step: secondStep, code: typedCode, trust_device: trust }),
  reply: signedIn,
  limit: signIns,
});

export const startPasskeyStep = defineCall({
  name: 'secondFactor.startPasskeyStep',
  method: 'POST',
  path: '/api/login/second_step/passkey/options',
  access: 'public',
  summary: 'What a passkey has to sign to finish a sign-in.',
  body: z.object({ second_step: secondStep }),
  reply: optionsReply,
  limit: signIns,
});

export const passSecondStepByPasskey = defineCall({
  name: 'secondFactor.passSecondStepByPasskey',
  method: 'POST',
  path: '/api/login/second_step/passkey',
  access: 'public',
  summary: 'Finish a sign-in with a passkey.',
  body: z.object({ second_step: secondStep, credential: signedCredential, trust_device: trust }),
  reply: signedIn,
  limit: signIns,
});

export const startPasskeySignIn = defineCall({
  name: 'secondFactor.startPasskeySignIn',
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  summary: 'What a passkey has to sign to sign in without a password.',
  reply: optionsReply,
  limit: { max: 60, seconds: 300 },
});

export const signInByPasskey = defineCall({
  name: 'secondFactor.signInByPasskey',
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  summary: 'Sign in with a passkey alone; staff still enter the emailed code.',
  body: z.object({
    /** Whose sign-in form it is. */
    door: z.enum(['homeowner', 'business', 'staff']),
    credential: signedCredential,
  }),
  reply: signedIn,
  limit: signIns,
});
