import { COOKIE_NOTE_COOKIE, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { writeCookie } from './cookies.ts';

/** Runs before the first paint: marks the page if the cookies say that the note was dismissed. */
export const MARK_SEEN_COOKIE_NOTE = `/(^|; )${COOKIE_NOTE_COOKIE}=./.test(document.cookie)&&document.documentElement.classList.add('has-seen-cookie-note');`;

export function keepCookieNoteSeen(): void {
  writeCookie(COOKIE_NOTE_COOKIE, '1', REMEMBER_SECONDS);
}
