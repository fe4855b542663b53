import type {
  COOKIE_NOTE_COOKIE,
  COOKIES,
  SHOWROOM_COOKIE,
  STYLE_COOKIE,
} from '@wevisu/site/cookies.ts';

/** Cookies that scripts may read are display hints, never proof of anything (U-06, U-07). */
export type HintCookie =
  | (typeof COOKIES)['userType' | 'role' | 'otpVerify' | 'rememberEmail' | 'rememberMe']
  | typeof SHOWROOM_COOKIE
  | typeof STYLE_COOKIE
  | typeof COOKIE_NOTE_COOKIE;

/** The value of a cookie in a `Cookie` header or in `document.cookie`; null if missing. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decode(value.join('='));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The text that sets a hint cookie for a number of seconds; 0 deletes it. */
export function buildCookie(name: HintCookie, value: string, seconds: number): string {
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export function writeCookie(name: HintCookie, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every current browser.
  document.cookie = buildCookie(name, value, seconds);
}
