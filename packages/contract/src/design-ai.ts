// The account of AI 3D design: it is none of the site's, with a token of its own in a header of its own.
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { email, fullName, password } from './accounts.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

/** Checks a password, which takes 19 MiB of memory and may be a guess. */
const withPassword = { max: 10, seconds: 600 } as const;
const code = z.object({ code: z.string().min(1).max(128) });

export const aiUserSchema = z.object({
  id: idOf<AiAccountId>(z.int()),
  email: z.string(),
  full_name: z.string(),
  email_verified_at: z.string().nullable(),
  /** Coin credits that can be used now, and those held for designs that are being made. */
  credits: z.int(),
  held_credits: z.int(),
  /** The shop account of the same person, if they have connected it. */
  shop_account: z.object({ email: z.string() }).nullable(),
});
export type AiUser = z.output<typeof aiUserSchema>;

/** G-46: `action` tells signing in from signing up. 'connected' enters by the shop account that is connected. */
export const enterDesignAi = defineCall({
  name: 'designAi.enter',
  method: 'POST',
  path: '/api/AI/design',
  access: 'public',
  summary: 'Sign in to AI 3D Design, or sign up for it.',
  body: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('login'),
      email,
      password: z.string().min(1, 'Enter your password.').max(200),
    }),
    z.object({
      action: z.literal('register'),
      full_name: fullName,
      email,
      password,
      agree: z.literal(true, 'Please agree to the terms.'),
    }),
    z.object({ action: z.literal('connected') }),
  ]),
  reply: dataReply(z.object({ user: aiUserSchema, token: z.string() })),
  limit: { max: 30, seconds: 300 },
});

export const getAiUser = defineCall({
  name: 'designAi.getUser',
  method: 'GET',
  path: '/api/AI/get_user',
  access: 'ai-account',
  summary: 'The AI 3D Design account behind the token.',
  reply: dataReply(aiUserSchema),
});

export const resendAiVerification = defineCall({
  name: 'designAi.resendVerification',
  method: 'GET',
  path: '/api/AI/design/email/resend',
  access: 'ai-account',
  summary: 'Email the verification link of AI 3D Design again.',
  reply: emptyReply,
  limit: { max: 5, seconds: 600 },
});

/** The code itself is the proof: the link may open in another browser. */
export const verifyAiEmail = defineCall({
  name: 'designAi.verifyEmail',
  method: 'GET',
  path: '/api/AI/design/email/verify/:code',
  access: 'public',
  summary: 'Verify the email address of an AI 3D Design account with the emailed code.',
  params: code,
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const requestAiReset = defineCall({
  name: 'designAi.requestReset',
  method: 'POST',
  path: '/api/AI/design/password/forgot',
  access: 'public',
  summary:
    'Email a link to set a new AI 3D Design password; the reply is the same for every address.',
  body: z.object({ email }),
  reply: emptyReply,
  limit: { max: 5, seconds: 600 },
});

/** Does not use it up. */
export const checkAiResetLink = defineCall({
  name: 'designAi.checkResetLink',
  method: 'POST',
  path: '/api/AI/design/password/reset_link',
  access: 'public',
  summary: 'Whether the emailed link to a new AI 3D Design password still works.',
  body: code,
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const resetAiPassword = defineCall({
  name: 'designAi.resetPassword',
  method: 'POST',
  path: '/api/AI/design/password/reset',
  access: 'public',
  summary:
    'Set a new AI 3D Design password with the emailed code; ends every session of that account.',
  body: code.extend({ password }),
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const changeAiPassword = defineCall({
  name: 'designAi.changePassword',
  method: 'POST',
  path: '/api/AI/design/password/change',
  access: 'ai-account',
  summary: 'Change the AI 3D Design password; other sessions of that account end.',
  body: z.object({ current_password: z.string().max(200), password }),
  reply: emptyReply,
  limit: withPassword,
});

/** Both tokens come with it: whoever asks is signed in to both. */
export const connectShopAccount = defineCall({
  name: 'designAi.connectShopAccount',
  method: 'POST',
  path: '/api/AI/shop_account',
  access: 'ai-account',
  summary: 'Connect the shop account that is signed in to the AI 3D Design account.',
  reply: dataReply(aiUserSchema),
  limit: { max: 30, seconds: 600 },
});

export const disconnectShopAccount = defineCall({
  name: 'designAi.disconnectShopAccount',
  method: 'DELETE',
  path: '/api/AI/shop_account',
  access: 'ai-account',
  summary: 'Disconnect the shop account. Both accounts stay.',
  reply: dataReply(aiUserSchema),
  limit: { max: 30, seconds: 600 },
});

/** G-70. One object per kind of record. */
export const exportAiData = defineCall({
  name: 'designAi.exportData',
  method: 'GET',
  path: '/api/AI/export',
  access: 'ai-account',
  summary: 'Everything stored about your AI 3D Design account, without secrets.',
  reply: dataReply(z.record(z.string(), z.unknown())),
  limit: { max: 5, seconds: 3600 },
});

/** G-70. What was paid stays for the books, without name and address. */
export const deleteAiAccount = defineCall({
  name: 'designAi.deleteAccount',
  method: 'POST',
  path: '/api/AI/delete',
  access: 'ai-account',
  summary: 'Delete your AI 3D Design account permanently, with the credits that are left.',
  body: z.object({ current_password: z.string().max(200) }),
  reply: emptyReply,
  limit: withPassword,
});
