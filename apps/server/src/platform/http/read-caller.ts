import type { CallDefinition } from '@wevisu/contract/call.ts';
import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller, ResolveAiSession, ResolveApplicant, ResolveSession } from './caller.ts';
import { networkOf } from './network-of.ts';

/** The token comes only from the Authorization header; the AI token header belongs to AI calls (U-56). */
export async function readCaller(
  request: FastifyRequest,
  resolveSession: ResolveSession,
): Promise<Caller> {
  const token = tokenOf(request);
  return {
    user: token === null ? null : await resolveSession(token),
    address: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.headers.cookie ?? '',
    requestId: request.id,
  };
}

export interface Resolvers {
  readonly resolveSession: ResolveSession;
  readonly resolveApplicant: ResolveApplicant;
  readonly resolveAiSession: ResolveAiSession;
}

/**
 * As readCaller, for one call: an applicant is its caller if the call is for applicants, and a visitor to public ones.
 * A call of AI 3D design has two callers: its own account, and whoever is signed in to the site beside.
 */
export async function readCallerOf(
  { access, forApplicants }: CallDefinition,
  request: FastifyRequest,
  { resolveSession, resolveApplicant, resolveAiSession }: Resolvers,
): Promise<Caller> {
  const caller = await readCaller(request, resolveSession);
  if (access === 'ai-account') {
    const aiToken = request.headers[AI_TOKEN_HEADER.toLowerCase()];
    const isToken = typeof aiToken === 'string' && aiToken.length > 10;
    return { ...caller, ai: isToken ? await resolveAiSession(aiToken) : null };
  }
  const token = tokenOf(request);
  if (caller.user !== null || token === null || access === 'public') return caller;
  const applicant = await resolveApplicant(token);
  if (applicant === null) return caller;
  return forApplicants
    ? { ...caller, user: applicant.user }
    : { ...caller, barred: applicant.barred };
}

function tokenOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token !== undefined && token.length > 10 ? token : null;
}
