import { COOKIES, REMEMBER_SECONDS } from '@wevisu/domain/spec-words.ts';
import { readCookie, writeCookie } from '../../platform/cookies.ts';

export interface Remembered {
  readonly email: string;
  readonly isOn: boolean;
}

/** AUTH-26, U-01: the address and the flag; the password never is in a cookie. */
export function readRemembered(cookieHeader: string | null): Remembered {
  const isOn = readCookie(cookieHeader ?? '', COOKIES.rememberMe) === '1';
  return { isOn, email: isOn ? (readCookie(cookieHeader ?? '', COOKIES.rememberEmail) ?? '') : '' };
}

/** Keeps an address for 340 days, or forgets it for null. */
export function remember(email: string | null): void {
  const seconds = email === null ? 0 : REMEMBER_SECONDS;
  writeCookie(COOKIES.rememberEmail, email ?? '', seconds);
  writeCookie(COOKIES.rememberMe, email === null ? '' : '1', seconds);
}
