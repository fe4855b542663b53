import { COOKIES, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { readCookie, writeCookie } from '../../platform/cookies.ts';

export interface Remembered {
  readonly email: string;
  readonly isOn: boolean;
  /** U-01: this device has the token that stands in for that address's password. */
  readonly isDeviceKnown: boolean;
}

/** AUTH-26, U-01: read by the server with the page; the password is never in a cookie. */
export function readRemembered(cookieHeader: string | null): Remembered {
  const isOn = readCookie(cookieHeader ?? '', COOKIES.rememberMe) === '1';
  const read = (name: string) => (isOn ? (readCookie(cookieHeader ?? '', name) ?? '') : '');
  return {
    isOn,
    email: read(COOKIES.rememberEmail),
    isDeviceKnown: read(COOKIES.rememberToken) !== '',
  };
}

/** Remembers an address for 340 days, or forgets it if null. */
export function remember(email: string | null): void {
  const seconds = email === null ? 0 : REMEMBER_SECONDS;
  writeCookie(COOKIES.rememberEmail, email ?? '', seconds);
  writeCookie(COOKIES.rememberMe, email === null ? '' : '1', seconds);
}
