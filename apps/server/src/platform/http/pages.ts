// A page: the request as React Router wants it, its contexts, and the stream back.
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';

/**
 * What a page may use, by name: `nonce` goes into the context that the web app's entry exports as `nonceContext`, and
 * so on. A context is known by identity, and the build holds its own, hence by name.
 */
export type PageValues = Readonly<Record<string, unknown>>;

export interface PagesOptions {
  readonly build: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  /** Scheme, host and port as browsers see them: the request's own Host header is never believed. */
  readonly origin: string;
  /** Also the place to set the reply's headers, the content policy with the nonce among them. */
  readonly valuesFor: (request: FastifyRequest, reply: FastifyReply) => PageValues;
}

export function createPageHandler(options: PagesOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const build = await options.build();
    const context = contextsOf(build, options.valuesFor(request, reply));
    const handle = createRequestHandler(build, options.mode);
    const response = await handle(toFetchRequest(request, reply, options.origin), context);
    return request.method === 'HEAD' ? sendHead(reply, response) : reply.send(response);
  };
}

/** Fastify makes HEAD of GET by the length of the body, which a stream does not tell. */
async function sendHead(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  await response.body?.cancel();
  return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
}

/**
 * The address of a page, from the target of a request. It lies on our own origin, whatever the target
 * says: '//other.example/' and 'http://other.example/' are paths of ours like any other.
 */
export function pageUrl(target: string, origin: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
}

function contextsOf(build: ServerBuild, values: PageValues): RouterContextProvider {
  const exported: Readonly<Record<string, unknown>> = { ...build.entry.module };
  const provider = new RouterContextProvider();
  for (const [name, value] of Object.entries(values)) {
    const context = exported[`${name}Context`];
    if (!context) throw new Error(`The web app's entry exports no ${name}Context.`);
    provider.set(context as RouterContext<unknown>, value);
  }
  return provider;
}

/** Pages are read: what changes something goes through the API, so there is no body. */
function toFetchRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
      headers.append(name, one);
    }
  }
  return new Request(pageUrl(request.url, origin), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}
