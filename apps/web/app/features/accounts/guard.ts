import type { User } from '@wevisu/contract/accounts.ts';
import { type RoleId, roleIdOf } from '@wevisu/domain/people/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { safePath } from '../../platform/safe-path.ts';

export const BUSINESS_LOGIN = '/business/login';
export const STAFF_LOGIN = '/staff/login';

/** Pages that are about signing in; none of them is a place to come back to. */
const DOORS: ReadonlySet<string> = new Set([
  PATHS.login,
  PATHS.register,
  BUSINESS_LOGIN,
  STAFF_LOGIN,
  PATHS.resetPassword,
  PATHS.passwordReset,
  PATHS.verification,
  PATHS.accountVerify,
]);

/**
 * NAV-46, NAV-47: what to keep as redirect_to when the page changes; null keeps what is there. Only
 * the way to a door counts, and from the cart it goes on to the checkout.
 */
export function redirectToKeep(from: string, to: string): string | null {
  const [fromPath = ''] = from.split(/[?#]/);
  if (to !== PATHS.login && to !== PATHS.register) return null;
  const isWayThrough = fromPath.startsWith('/verify/') || fromPath.startsWith('/sociallogin/');
  if (DOORS.has(fromPath) || isWayThrough) return null;
  return fromPath === PATHS.cart ? PATHS.checkout : from;
}

export type UserCheck = { readonly kind: 'stay' | 'sign-out' } | GoTo;
interface GoTo {
  readonly kind: 'go';
  readonly path: string;
}

type CheckedUser = Pick<User, 'type' | 'email_verified_at' | 'otp_passed'>;

/** NAV-53, NAV-56, NAV-57: what the header's check of the user comes to on a page. */
export function checkUser(
  user: CheckedUser,
  { pathname, redirect, verificationOf }: UserCheckPlace,
): UserCheck {
  if (user.type === 'Admin' && !user.otp_passed) {
    const isAtLogin = pathname === PATHS.login || pathname === STAFF_LOGIN;
    return { kind: isAtLogin ? 'stay' : 'sign-out' };
  }
  const isVerifyPage = pathname.startsWith('/verify/');
  if (user.email_verified_at === null) {
    const mayStay = user.type !== 'User' || isVerifyPage || STAY_UNVERIFIED.has(pathname);
    return mayStay ? { kind: 'stay' } : { kind: 'go', path: verificationOf };
  }
  // /verify/:hash leads on by itself, once it knows what came of its link.
  if (pathname === PATHS.verification) return { kind: 'go', path: safePath(redirect) };
  return { kind: 'stay' };
}

/** G-07, NAV-57: where a spent link leads; to somebody verified before, an old one is no news. */
export function pathAfterLink(
  outcome: 'verified' | 'invalid',
  user: Pick<User, 'email_verified_at'> | null,
  redirect: string | null,
): string {
  const isOldNews = outcome === 'invalid' && user !== null && user.email_verified_at !== null;
  return isOldNews ? safePath(redirect) : `${PATHS.accountVerify}?outcome=${outcome}`;
}

/** Where verifying is asked for and told, and the two pages that lead on by themselves. */
const STAY_UNVERIFIED: ReadonlySet<string> = new Set([
  PATHS.verification,
  PATHS.accountVerify,
  PATHS.login,
  PATHS.register,
]);

interface UserCheckPlace {
  readonly pathname: string;
  /** The redirect of the address. */
  readonly redirect: string | null;
  /** The page that asks to verify, with the way back to this page. */
  readonly verificationOf: string;
}

/** NAV-50: the three role checks. NAV-52: no route of the site asks for one. */
export function hasRole(user: Pick<User, 'type'>, role: RoleId): boolean {
  return roleIdOf(user.type) === role;
}

/** NAV-51: where a route with a role check sends its visitor: null lets in, else back. */
export function roleRefusal(
  user: Pick<User, 'type'>,
  role: RoleId,
  previousPath: string,
): string | null {
  return hasRole(user, role) ? null : safePath(previousPath);
}
