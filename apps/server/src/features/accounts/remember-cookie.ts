import { COOKIES, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { readSecretCookie, secretCookie } from '../../platform/http/secret-cookie.ts';

/**
 * U-01: the cookie is named for a password but holds a token. The server sees that it is there, so that the sign-in
 * page can say that the password is optional; scripts never see it.
 */
export function rememberCookie(token: string | null, publicUrl: string): string {
  return secretCookie({
    name: COOKIES.rememberToken,
    value: token ?? '',
    seconds: token === null ? 0 : REMEMBER_SECONDS,
    path: '/',
    https: publicUrl.startsWith('https:'),
  });
}

export function readRememberCookie(cookies: string): string | null {
  return readSecretCookie(cookies, COOKIES.rememberToken);
}
