// A page: the request as React Router wants it, its contexts, and the stream back.
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { CallWatcher } from '../http/in-process.ts';
import { createKeptPages, type KeepRules } from './kept-pages.ts';
import { newNonce } from './page-body.ts';
import { pageUrl } from './page-url.ts';
import { sendPage } from './send-page.ts';

/**
 * Values for a page's contexts, by name: `nonce` goes into the context that the web app's entry exports as
 * `nonceContext`, and so on. By name, since contexts are compared by identity and the build has its own copies.
 */
export type PageValues = Readonly<Record<string, unknown>>;

export interface PagesOptions {
  readonly build: () => Promise<ServerBuild>;
  readonly mode: 'production' | 'development';
  /** Scheme, host and port as browsers see them: the request's Host header is never trusted. */
  readonly origin: string;
  /** `watch` sees every call that the page makes. */
  readonly valuesFor: (request: FastifyRequest, watch?: CallWatcher) => PageValues;
  /** Sets the content policy with the nonce; if omitted, pages have none. */
  readonly guard?: ((reply: FastifyReply, nonce: string) => void) | undefined;
  /** Which pages are cached; if omitted, none. */
  readonly keep?: KeepRules | undefined;
}

export function createPageHandler(options: PagesOptions) {
  const { origin, guard, keep, valuesFor } = options;
  const rendererOf = createRendererFinder(options);

  const render = async (request: Request, values: PageValues): Promise<Response> => {
    const { handle, contextsOf } = await rendererOf();
    return handle(request, contextsOf(values));
  };
  const pages =
    keep &&
    createKeptPages(keep, ({ url, cookies }, request, { nonce, watch }) =>
      render(new Request(url, { headers: { cookie: cookies } }), {
        ...valuesFor(request, watch),
        nonce: guard && nonce,
        whole: true,
      }),
    );

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const kept = await pages?.find(request, origin);
    if (pages && kept) return sendPage(pages, kept, { request, reply, guard: guard ?? (() => {}) });
    const nonce = guard && newNonce();
    // Without this header, a cache might keep a page with outdated prices.
    reply.header('cache-control', 'no-cache');
    if (nonce) guard(reply, nonce);
    const values = { ...valuesFor(request), nonce, whole: false };
    const response = await render(toFetchRequest(request, reply, origin), values);
    if (request.method === 'HEAD') return sendHead(reply, response);
    // A page with a length is complete and is sent in one piece.
    return response.headers.has('content-length')
      ? sendWhole(reply, response)
      : reply.send(response);
  };
}

interface Renderer {
  readonly handle: RequestHandler;
  readonly contextsOf: (values: PageValues) => RouterContextProvider;
}

/** One renderer per build: it ranks all routes on creation. */
function createRendererFinder({ build: find, mode }: Pick<PagesOptions, 'build' | 'mode'>) {
  let last: { readonly build: ServerBuild; readonly renderer: Renderer } | null = null;
  return async (): Promise<Renderer> => {
    const build = await find();
    if (last?.build !== build) {
      const contextsOf = (values: PageValues) => toContexts(build, values);
      last = { build, renderer: { handle: createRequestHandler(build, mode), contextsOf } };
    }
    return last.renderer;
  };
}

/** Fastify derives HEAD from GET by the length of the body, which a stream does not have. */
async function sendHead(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  await response.body?.cancel();
  return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
}

async function sendWhole(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  return reply.send(await response.text());
}

function toContexts(build: ServerBuild, values: PageValues): RouterContextProvider {
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
