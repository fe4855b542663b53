// The hero film over HTTP, with range requests. `npm run media:film` renders it; the files are committed
// with the source. A missing file is not shown.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Film } from '@wevisu/contract/pages.ts';
import type { FastifyInstance } from 'fastify';

const FOLDER = resolve(import.meta.dirname, '../../../../../media/film');
const A_YEAR = 'public, max-age=31536000, immutable';

/** In the order that browsers should try them: the smaller one first. */
const KINDS = [
  ['hero.webm', 'video/webm'],
  ['hero.mp4', 'video/mp4'],
] as const;

/** Adds the route; returns the film's addresses, or null without a poster and a film. */
export async function addFilm(http: FastifyInstance, folder = FOLDER): Promise<Film | null> {
  const poster = await versionOf(join(folder, 'poster.webp'));
  const found = await Promise.all(
    KINDS.map(async ([name, type]) => ({
      name,
      type,
      version: await versionOf(join(folder, name)),
    })),
  );
  const sources = found.filter(({ version }) => version !== null);
  if (poster === null || sources.length === 0) return null;
  await http.register(fastifyStatic, {
    root: folder,
    prefix: '/media/film/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', A_YEAR);
    },
  });
  return {
    poster: `/media/film/poster.webp?v=${poster}`,
    sources: sources.map(({ name, type, version }) => ({
      type,
      address: `/media/film/${name}?v=${version}`,
    })),
  };
}

/** Eight hexadecimal digits that change with the content; null if there is nothing to show. */
async function versionOf(path: string): Promise<string | null> {
  const content = await readFile(path).catch(() => null);
  if (!content?.length) return null;
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
