// Everything a cached page may know about its request.
import type { FastifyRequest } from 'fastify';
import type { KeepRules } from './kept-pages.ts';
import { pageUrl } from './page-url.ts';

export interface PageKey {
  /** The cache key. */
  readonly text: string;
  readonly url: URL;
  /** The Cookie header of the page's request. */
  readonly cookies: string;
}

/** Longer addresses are hardly ever requested twice. */
const MAX_LENGTH = 1_000;

export function keyOf(
  { method, url: target, headers }: FastifyRequest,
  origin: string,
  { keepsPath, cookies }: Pick<KeepRules, 'keepsPath' | 'cookies'>,
): PageKey | null {
  if ((method !== 'GET' && method !== 'HEAD') || target.length > MAX_LENGTH) return null;
  const url = pageUrl(target, origin);
  if (!keepsPath(url.pathname)) return null;
  const given = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const read = cookies.flatMap((name) => given.find((pair) => pair.startsWith(`${name}=`)) ?? []);
  const text = `${url.pathname}${url.search}\n${read.join('; ')}`;
  return text.length > MAX_LENGTH ? null : { text, url, cookies: read.join('; ') };
}
