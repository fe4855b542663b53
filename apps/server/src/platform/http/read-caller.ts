import type { FastifyRequest } from 'fastify';
import type { Caller, ResolveSession } from './caller.ts';
import { networkOf } from './network-of.ts';

/** The token comes only from the Authorization header; the AI token header belongs to AI calls (U-56). */
export async function readCaller(
  request: FastifyRequest,
  resolveSession: ResolveSession,
): Promise<Caller> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const user =
    scheme === 'Bearer' && token !== undefined && token.length > 10
      ? await resolveSession(token)
      : null;
  return {
    user,
    address: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.headers.cookie ?? '',
    requestId: request.id,
  };
}
