import type { User } from '@wevisu/contract/accounts.ts';
import { AREA_OF } from '@wevisu/site/area-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { safePath } from '../../platform/safe-path.ts';

/** The facts that decide where a homeowner lands after signing in or signing up. */
export interface TargetFacts {
  readonly isVerified: boolean;
  readonly totalProjects: number;
  /** A guest's cart is stored (cart_id). */
  readonly hasCart: boolean;
  /** visual_redirect as stored. */
  readonly visualRedirect: string | null;
  /** The stored selection has showroom, floor plan and floor template. */
  readonly isItemComplete: boolean;
  /** The `redirect` of the page's address. */
  readonly redirect: string | null;
  /** redirect_to as stored. */
  readonly storedRedirect: string | null;
}

export interface Target {
  readonly path: string;
  /** The visualizer's pending selection is turned into a project first (AUTH-20, REG-37). */
  readonly createsProject: boolean;
}

const goTo = (path: string): Target => ({ path, createsProject: false });

/** G-16: AUTH-12 to AUTH-24 by priority; paths of other sites count as '/'. */
export function signInTarget(facts: TargetFacts): Target {
  const target = verifiedTarget(facts);
  if (facts.isVerified) return target;
  return { ...target, path: verificationPath(target.path) };
}

function verifiedTarget(facts: TargetFacts): Target {
  const { redirect, storedRedirect, visualRedirect } = facts;
  // G-17: the URL wins over storage.
  if (facts.hasCart) return goTo(safePath(redirect ?? storedRedirect));
  if (visualRedirect !== null && facts.isItemComplete) {
    return { path: safePath(visualRedirect), createsProject: true };
  }
  if (redirect !== null) return goTo(isLogin(redirect) ? PATHS.home : safePath(redirect));
  if (facts.totalProjects > 0) return goTo(PATHS.home);
  if (storedRedirect !== null) return goTo(safePath(storedRedirect));
  return goTo(PATHS.account);
}

/** REG-35 to REG-38: as after signing in, but a new account goes to '/', or to the visualizer. */
export function signUpTarget(facts: TargetFacts): Target {
  const target = newAccountTarget(facts);
  if (facts.isVerified) return target;
  return { ...target, path: verificationPath(target.path) };
}

function newAccountTarget(facts: TargetFacts): Target {
  const { redirect, storedRedirect, visualRedirect } = facts;
  if (visualRedirect !== null && !facts.hasCart) {
    // U-29: '/visualize' is for an unfinished selection.
    return facts.isItemComplete
      ? { path: safePath(visualRedirect), createsProject: true }
      : goTo(PATHS.visualize);
  }
  const wanted = redirect ?? storedRedirect;
  return goTo(wanted === null || isLogin(wanted) ? PATHS.home : safePath(wanted));
}

/**
 * AUTH-39, AUTH-40: after a provider's sign-in page, the redirect is in storage, where it was put before leaving.
 * U-27: an explicit redirect wins over the projects.
 */
export function socialTarget(facts: TargetFacts): Target {
  const target = verifiedSocialTarget(facts);
  if (facts.isVerified) return target;
  return { ...target, path: verificationPath(target.path) };
}

function verifiedSocialTarget(facts: TargetFacts): Target {
  const { storedRedirect, visualRedirect } = facts;
  if (!facts.hasCart && visualRedirect !== null && facts.isItemComplete) {
    return { path: safePath(visualRedirect), createsProject: true };
  }
  if (facts.redirect !== null) return goTo(safePath(facts.redirect));
  if (facts.totalProjects > 0) return goTo(PATHS.projects);
  return goTo(
    storedRedirect === null || isLogin(storedRedirect) ? PATHS.home : safePath(storedRedirect),
  );
}

/** G-01: where pros, vendors and staff land after signing in: where they were going, else in their area. */
export function workTarget(redirect: string | null, type: User['type'] | undefined): string {
  if (redirect !== null && !isLogin(redirect)) return safePath(redirect);
  return AREA_OF[type ?? ''] ?? PATHS.account;
}

/** AUTH-24: signing in must not lead back to a sign-in page. */
function isLogin(path: string): boolean {
  return path.split(/[?#]/)[0] === PATHS.login;
}

/** AUTH-12: the target is kept until the address is verified (NAV-57). */
export function verificationPath(next: string): string {
  return next === PATHS.home
    ? PATHS.verification
    : `${PATHS.verification}?redirect=${encodeURIComponent(next)}`;
}

/** The target behind a path to the verification page; null for any other path. */
export function redirectAfterMail(path: string): string | null {
  const [page, query] = path.split('?');
  return page === PATHS.verification ? new URLSearchParams(query).get('redirect') : null;
}
