import type { User } from '@wevisu/contract/accounts.ts';
import { type RoleId, roleIdOf } from '@wevisu/domain/people/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { safePath } from '../../platform/safe-path.ts';

export const BUSINESS_LOGIN = '/business/login';
export const STAFF_LOGIN = '/staff/login';

/** Sign-in pages; none of them is a place to come back to. */
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
 * NAV-46, NAV-47: what to store as redirect_to when the page changes; null leaves it alone. Only
 * navigation to a sign-in page counts, and from the cart the target is the checkout.
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

/** NAV-53, NAV-56, NAV-57: the result of the header's user check on a page. */
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
  // /verify/:hash redirects on its own, once it knows the outcome of its link.
  if (pathname === PATHS.verification) return { kind: 'go', path: safePath(redirect) };
  return { kind: 'stay' };
}

/** G-07, NAV-57: where a used link leads; a user who was already verified just continues. */
export function pathAfterLink(
  outcome: 'verified' | 'invalid',
  user: Pick<User, 'email_verified_at'> | null,
  redirect: string | null,
): string {
  const isOldNews = outcome === 'invalid' && user !== null && user.email_verified_at !== null;
  return isOldNews ? safePath(redirect) : `${PATHS.accountVerify}?outcome=${outcome}`;
}

/** The verification pages, and the two pages that redirect on their own. */
const STAY_UNVERIFIED: ReadonlySet<string> = new Set([
  PATHS.verification,
  PATHS.accountVerify,
  PATHS.login,
  PATHS.register,
]);

interface UserCheckPlace {
  readonly pathname: string;
  /** The `redirect` of the URL. */
  readonly redirect: string | null;
  /** The page that asks to verify, with a redirect back to this page. */
  readonly verificationOf: string;
}

/** NAV-50: the three role checks. NAV-52: no route of the site uses one. */
export function hasRole(user: Pick<User, 'type'>, role: RoleId): boolean {
  return roleIdOf(user.type) === role;
}

/** NAV-51: where a route with a role check sends its visitor: null admits, else back. */
export function roleRefusal(
  user: Pick<User, 'type'>,
  role: RoleId,
  previousPath: string,
): string | null {
  return hasRole(user, role) ? null : safePath(previousPath);
}
