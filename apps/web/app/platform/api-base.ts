/** API-04: the meta tag that the server writes the address of its calls into (G-69). */
export const META_API_BASE = 'api-base';

/**
 * API-04, U-21: where calls go, from the page's meta tag. Only the own origin is accepted, as the
 * token is sent there; anything else counts as not set. Without a trailing slash.
 */
export function resolveApiBase(content: string | undefined, ownOrigin: string): string {
  if (!content || !URL.canParse(content, ownOrigin)) return ownOrigin;
  const url = new URL(content, ownOrigin);
  return url.origin === ownOrigin ? (url.origin + url.pathname).replace(/\/+$/, '') : ownOrigin;
}
