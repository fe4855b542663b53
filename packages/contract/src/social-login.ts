// Sign-in by other companies, over OpenID Connect (AUTH-38 to AUTH-42, G-08).
import { z } from 'zod';
import { signedIn, userSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const byProvider = z.object({ provider: z.string().regex(/^[a-z0-9]{1,40}$/) });

export const listProviders = defineCall({
  name: 'accounts.listProviders',
  method: 'GET',
  path: '/api/sociallogin',
  access: 'public',
  summary: 'The companies that one may sign in with here; none without settings.',
  reply: dataReply(z.array(z.object({ provider: z.string(), label: z.string() }))),
});

/** Sets a cookie that ties what comes back to this browser. */
export const startSocialLogin = defineCall({
  name: 'accounts.startSocialLogin',
  method: 'POST',
  path: '/api/sociallogin/:provider/start',
  access: 'public',
  summary: "The address of a company's own sign-in page.",
  params: byProvider,
  reply: dataReply(z.object({ url: z.string() })),
  limit: { max: 20, seconds: 600 },
});

/** AUTH-38: what the company's page sent back goes to the server, which asks the company itself. */
export const socialLogin = defineCall({
  name: 'accounts.socialLogin',
  method: 'POST',
  path: '/api/sociallogin/:provider',
  access: 'public',
  summary: 'Sign in as a homeowner with what a company says.',
  params: byProvider,
  body: z.object({
    provider: z.string().max(40),
    data: z.object({
      code: z.string().min(1).max(4000),
      state: z.string().min(16).max(200),
      /** The issuer, where the company names it (RFC 9207). */
      iss: z.string().max(500).optional(),
    }),
  }),
  // AUTH-41: a client that meets no user signs out.
  reply: signedIn.extend({ user: userSchema.nullable() }),
  limit: { max: 20, seconds: 600 },
});
