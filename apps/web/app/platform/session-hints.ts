import type { User } from '@wevisu/contract/accounts.ts';
import { COOKIES, ROLE_COOKIE_SECONDS, ROLE_COOKIE_VALUES } from '@wevisu/site/cookies.ts';
import { writeCookie } from './cookies.ts';

/** False for an applicant, whom the site treats as a guest outside the start page of the area. */
export function isApproved({ status }: Pick<User, 'status'>): boolean {
  return status === 'Active' || status === 'Approve';
}

/** AUTH-11, NAV-54, U-49: display hints, set again at each user check. */
export function markUser(user: Pick<User, 'type' | 'status'>): void {
  if (!isApproved(user)) return;
  const { type } = user;
  const role = type === 'Admin' ? ROLE_COOKIE_VALUES.admin : ROLE_COOKIE_VALUES.user;
  writeCookie(COOKIES.userType, type, ROLE_COOKIE_SECONDS);
  writeCookie(COOKIES.role, role, ROLE_COOKIE_SECONDS);
}

/** Of the query for the account behind the stored token. */
export const USER_KEY = ['session', 'user'] as const;
