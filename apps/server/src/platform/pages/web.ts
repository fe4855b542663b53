// The web app on the server's own port: its built files, or Vite with hot reload, and its pages rendered here.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { StartupError } from '../startup-error.ts';
import { createPageHandler, type PagesOptions } from './pages.ts';

const webFolder = resolve(import.meta.dirname, '../../../../web');

const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;

export interface WebOptions extends Pick<PagesOptions, 'origin' | 'valuesFor' | 'guard' | 'keep'> {
  readonly hotReload: boolean;
}

/** Adds the pages last: every other route, and all of `/api`, goes before them. Returns how to close it. */
export async function addWeb(
  http: FastifyInstance,
  options: WebOptions,
): Promise<() => Promise<void>> {
  if (options.hotReload) return addDevelopmentWeb(http, options);

  const client = join(webFolder, 'build/client');
  const server = join(webFolder, 'build/server/index.js');
  if (!existsSync(server)) {
    throw new StartupError('The web app is not built: start with `npm start`.');
  }
  await http.register(fastifyStatic, {
    root: client,
    // Every file gets a route of its own, so that all other addresses are pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/build/client/assets/');
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`,
      );
    },
  });
  const build: ServerBuild = await import(pathToFileURL(server).href);
  addPages(http, { ...options, build: async () => build, mode: 'production' });
  return async () => {};
}

async function addDevelopmentWeb(http: FastifyInstance, options: WebOptions) {
  // Not a production dependency: only development needs Vite.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http.server } },
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (isForApi(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  const build = () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>;
  addPages(http, { ...options, build, mode: 'development' });
  return () => vite.close();
}

function addPages(http: FastifyInstance, options: PagesOptions): void {
  const handler = createPageHandler(options);
  http.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (isForApi(request.url)) return reply.callNotFound();
      return handler(request, reply);
    },
  });
}

function isForApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}
