/**
 * U-09: paths from a URL, a form or browser storage are followed only within our own site.
 */

const HOME = '/';

/** Control characters, spaces and backslashes: browsers drop or convert them when parsing a URL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not pass.
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/**
 * The path if it stays on our own site, else '/': one leading slash, no scheme or host, and nothing
 * that becomes one when decoded or resolved. Query and fragment are kept.
 */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || path.length > 2000) return HOME;
  return isOwnPath(path) ? path : HOME;
}

function isOwnPath(path: string): boolean {
  const end = path.search(/[?#]/);
  let pathname = end === -1 ? path : path.slice(0, end);
  if (UNSAFE.test(path)) return false;
  // Decode repeatedly until nothing changes, as a careless consumer might.
  for (let round = 0; round < 4; round++) {
    if (!/^\/(?!\/)/.test(pathname) || pathname.includes('//') || UNSAFE.test(pathname))
      return false;
    // A dot segment can leave an empty first segment behind: '/.//evil.example'.
    if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return false;
    }
    if (decoded === pathname) return true;
    pathname = decoded;
  }
  return false;
}
