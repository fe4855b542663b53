// The API's documentation: /api/docs to read, /api/docs/json and /api/docs/yaml for tools. Who asks with a session gets
// what that session may call.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, ResolveSession } from './caller.ts';
import { describeCalls, type OutgoingDocs } from './describe-calls.ts';
import { readCaller } from './read-caller.ts';

interface Deps {
  readonly calls: readonly CallDefinition[];
  readonly resolveSession: ResolveSession;
  readonly outgoing: OutgoingDocs;
}

export async function addApiDocs(
  app: FastifyInstance,
  { calls, resolveSession, outgoing }: Deps,
): Promise<void> {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const described = new Map<string, object>();

  /** One description for all callers of a kind, since making one reads the whole contract. */
  function describe(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Readonly<Record<string, unknown>> {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error('The description is asked for without its caller.');
    reply.header('cache-control', 'no-store');
    const kind =
      caller.user === null
        ? 'visitor'
        : [caller.user.type, caller.user.otpPassed, caller.user.acting !== undefined].join(' ');
    const known = described.get(kind) ?? describeCalls(calls, { caller, outgoing });
    described.set(kind, known);
    return known as Readonly<Record<string, unknown>>;
  }

  // Swagger UI asks this plugin for a document, and then ours takes its place.
  await app.register(swagger, {
    mode: 'static',
    specification: {
      document: { openapi: '3.1.0', info: { title: 'API', version: '1' }, paths: {} },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiHooks: {
      preHandler: async (request) => {
        callers.set(request, await readCaller(request, resolveSession));
      },
    },
    transformSpecificationClone: false,
    transformSpecification: (_, request, reply) => describe(request, reply),
    uiConfig: { requestInterceptor: sendSession },
  });
}

/** Runs in the browser, from its text: it can use nothing from around it. The key is STORAGE_KEYS.authToken. */
function sendSession<Request>(request: Request): Request {
  const token = localStorage.getItem('authToken');
  const { loadSpec, headers } = request as { loadSpec?: boolean; headers: Record<string, string> };
  if (loadSpec && token) headers.Authorization = `Bearer ${token}`;
  return request;
}
