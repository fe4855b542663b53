import type { User } from '@wevisu/contract/accounts.ts';
import { COOKIES, ROLE_COOKIE_SECONDS, ROLE_COOKIE_VALUES } from '@wevisu/site/cookies.ts';
import { writeCookie } from './cookies.ts';

/** AUTH-11, NAV-54, U-49: display hints, set again at each user check. */
export function markUser({ type }: Pick<User, 'type'>): void {
  const role = type === 'Admin' ? ROLE_COOKIE_VALUES.admin : ROLE_COOKIE_VALUES.user;
  writeCookie(COOKIES.userType, type, ROLE_COOKIE_SECONDS);
  writeCookie(COOKIES.role, role, ROLE_COOKIE_SECONDS);
}
