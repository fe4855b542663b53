/** API-04: the meta tag with the base URL of calls, written by the server (G-69). */
export const META_API_BASE = 'api-base';

/**
 * API-04, U-21: the base URL of calls, from the page's meta tag. Only our own origin is accepted,
 * since the token is sent there; anything else counts as not set. No trailing slash.
 */
export function resolveApiBase(content: string | undefined, ownOrigin: string): string {
  if (!content || !URL.canParse(content, ownOrigin)) return ownOrigin;
  const url = new URL(content, ownOrigin);
  return url.origin === ownOrigin ? (url.origin + url.pathname).replace(/\/+$/, '') : ownOrigin;
}
