// Sign-in with other providers, over OpenID Connect (AUTH-38 to AUTH-42, G-08).
import { z } from 'zod';
import { signInReply } from './accounts.ts';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const byProvider = z.object({ provider: z.string().regex(/^[a-z0-9]{1,40}$/) });

export const listProviders = defineCall({
  name: 'accounts.listProviders',
  method: 'GET',
  path: '/api/sociallogin',
  access: 'public',
  summary: 'The configured sign-in providers.',
  reply: dataReply(z.array(z.object({ provider: z.string(), label: z.string() }))),
});

/** Sets a cookie that ties the callback to this browser. */
export const startSocialLogin = defineCall({
  name: 'accounts.startSocialLogin',
  method: 'POST',
  path: '/api/sociallogin/:provider/start',
  access: 'public',
  summary: "The URL of a provider's sign-in page.",
  params: byProvider,
  reply: dataReply(z.object({ url: z.string() })),
  limit: { max: 20, seconds: 600 },
});

/** AUTH-38: the provider's callback goes to the server, which verifies it with the provider. */
export const socialLogin = defineCall({
  name: 'accounts.socialLogin',
  method: 'POST',
  path: '/api/sociallogin/:provider',
  access: 'public',
  summary: 'Sign in as a homeowner with a provider.',
  params: byProvider,
  body: z.object({
    provider: z.string().max(40),
    data: z.object({
      code: z.string().min(1).max(4000),
      state: z.string().min(16).max(200),
      /** The issuer, if the provider names it (RFC 9207). */
      iss: z.string().max(500).optional(),
    }),
  }),
  // AUTH-41: a client that gets neither user nor second step signs out.
  reply: signInReply,
  limit: { max: 20, seconds: 600 },
});
