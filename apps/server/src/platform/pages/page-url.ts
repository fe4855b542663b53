/**
 * The address of a page, from the target of a request. It lies on our own origin, whatever the target
 * says: '//other.example/' and 'http://other.example/' are paths of ours like any other.
 */
export function pageUrl(target: string, origin: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
}
