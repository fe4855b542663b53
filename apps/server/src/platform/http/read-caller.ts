import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import type { Caller, ResolveApplicant, ResolveSession } from './caller.ts';
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
}

/** As readCaller, for one call: an applicant is its caller if the call is for applicants, and a visitor to public ones. */
export async function readCallerOf(
  { access, forApplicants }: CallDefinition,
  request: FastifyRequest,
  { resolveSession, resolveApplicant }: Resolvers,
): Promise<Caller> {
  const caller = await readCaller(request, resolveSession);
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
