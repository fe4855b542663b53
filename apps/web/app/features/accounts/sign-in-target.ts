import { PATHS } from '@wevisu/site/paths.ts';
import { safePath } from '../../platform/safe-path.ts';

/** What decides where a homeowner lands after signing in or signing up. */
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
  /** The visualizer's pending choice becomes a project on the way (AUTH-20, REG-37). */
  readonly createsProject: boolean;
}

const goTo = (path: string): Target => ({ path, createsProject: false });

/** G-16: AUTH-12 to AUTH-24 in the order in which they win; paths of other sites count as '/'. */
export function signInTarget(facts: TargetFacts): Target {
  const target = verifiedTarget(facts);
  if (facts.isVerified) return target;
  return { ...target, path: verificationPath(target.path) };
}

function verifiedTarget(facts: TargetFacts): Target {
  const { redirect, storedRedirect, visualRedirect } = facts;
  // G-17: the address wins over what is stored.
  if (facts.hasCart) return goTo(safePath(redirect ?? storedRedirect));
  if (visualRedirect !== null && facts.isItemComplete) {
    return { path: safePath(visualRedirect), createsProject: true };
  }
  if (redirect !== null) return goTo(isLogin(redirect) ? PATHS.home : safePath(redirect));
  if (facts.totalProjects > 0) return goTo(PATHS.home);
  if (storedRedirect !== null) return goTo(safePath(storedRedirect));
  return goTo(PATHS.account);
}

/** REG-35 to REG-38: as after signing in, but a new account is led to '/', or to the visualizer. */
export function signUpTarget(facts: TargetFacts): Target {
  const target = newAccountTarget(facts);
  if (facts.isVerified) return target;
  return { ...target, path: verificationPath(target.path) };
}

function newAccountTarget(facts: TargetFacts): Target {
  const { redirect, storedRedirect, visualRedirect } = facts;
  if (visualRedirect !== null && !facts.hasCart) {
    // U-29: '/visualize' is for a choice that was begun and not finished.
    return facts.isItemComplete
      ? { path: safePath(visualRedirect), createsProject: true }
      : goTo(PATHS.visualize);
  }
  const wanted = redirect ?? storedRedirect;
  return goTo(wanted === null || isLogin(wanted) ? PATHS.home : safePath(wanted));
}

/**
 * AUTH-39, AUTH-40: after coming back from another company the redirect lies in storage, which is where it was put
 * before leaving. U-27: a place that was asked for wins over the projects.
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

/** G-01: where the door of pros and vendors leads. */
export function businessTarget(redirect: string | null): string {
  return redirect === null || isLogin(redirect) ? PATHS.account : safePath(redirect);
}

/** AUTH-24: signing in must not lead to signing in. */
function isLogin(path: string): boolean {
  return path.split(/[?#]/)[0] === PATHS.login;
}

/** AUTH-12: the way on is kept for when the address is verified (NAV-57). */
export function verificationPath(next: string): string {
  return next === PATHS.home
    ? PATHS.verification
    : `${PATHS.verification}?redirect=${encodeURIComponent(next)}`;
}

/** Where a path that asks for the mailed link first leads on to; null for any other. */
export function redirectAfterMail(path: string): string | null {
  const [page, query] = path.split('?');
  return page === PATHS.verification ? new URLSearchParams(query).get('redirect') : null;
}
