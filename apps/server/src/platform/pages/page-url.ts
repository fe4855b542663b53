/**
 * The URL of a page, from a request target. It is always on our own origin: '//other.example/' and
 * 'http://other.example/' are treated as paths like any other.
 */
export function pageUrl(target: string, origin: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
}
