import { COOKIE_NOTE_COOKIE, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { readCookie, writeCookie } from '../platform/cookies.ts';

/** Whether the note was read, from a request's or the browser's cookies. */
export function hasSeenCookieNote(cookies: string | null): boolean {
  return cookies !== null && readCookie(cookies, COOKIE_NOTE_COOKIE) !== null;
}

export function keepCookieNoteSeen(): void {
  writeCookie(COOKIE_NOTE_COOKIE, '1', REMEMBER_SECONDS);
}
