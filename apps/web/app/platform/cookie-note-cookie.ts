import { COOKIE_NOTE_COOKIE, REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { writeCookie } from './cookies.ts';

/** Run before the page is drawn: marks it where the browser's cookies say that the note was read. */
export const MARK_SEEN_COOKIE_NOTE = `/(^|; )${COOKIE_NOTE_COOKIE}=./.test(document.cookie)&&document.documentElement.classList.add('has-seen-cookie-note');`;

export function keepCookieNoteSeen(): void {
  writeCookie(COOKIE_NOTE_COOKIE, '1', REMEMBER_SECONDS);
}
