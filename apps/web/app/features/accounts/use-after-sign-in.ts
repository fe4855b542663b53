import type { User } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { SCREEN_TEXTS } from '../../platform/screen-texts.ts';
import { useSession } from '../../platform/session.tsx';
import { readStored, writeStored } from '../../platform/storage.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { readToken } from '../../platform/tokens.ts';
import { followAccountCart } from '../cart/follow-account-cart.ts';
import { createStoredProject, readStoredItem, takeOverCart } from '../cart/take-over-cart.ts';
import {
  redirectAfterMail,
  signInTarget,
  signUpTarget,
  socialTarget,
  type TargetFacts,
} from './sign-in-target.ts';

/** The reply of login and registration. */
export interface SignInAnswer {
  readonly user: User;
  readonly token: string;
}

const TARGETS = { 'sign-in': signInTarget, 'sign-up': signUpTarget, social: socialTarget };

/**
 * Takes the reply of a sign-in or a registration: starts the session, moves the guest's cart and
 * selection to the account, and returns the path to go to. Null if there is no session.
 */
export function useAfterSignIn(event: keyof typeof TARGETS) {
  const session = useSession();
  return async (answer: SignInAnswer, redirect: string | null): Promise<string | null> => {
    session.signIn(answer);
    // AUTH-09, U-24: a safety net that nobody should hit.
    if (readToken() === null) {
      await session.signOut();
      return null;
    }
    const facts = readFacts(answer.user, redirect);
    const target = TARGETS[event](facts);
    if (facts.hasCart) await takeOverCart();
    if (answer.user.type === 'User') await followAccountCart(target.path);
    // The verification link continues from here, in another tab, perhaps before this one shows its page.
    writeStored(STORAGE_KEYS.redirectTo, redirectAfterMail(target.path));
    if (!target.createsProject) return target.path;
    try {
      await createStoredProject();
      writeStored(STORAGE_KEYS.visualRedirect, null);
      return target.path;
    } catch (error) {
      console.error(error);
      // ERR-05, ERR-07.
      showToast('error', SCREEN_TEXTS.projectNotCreated);
      return event === 'sign-up' ? PATHS.visualize : PATHS.home;
    }
  };
}

function readFacts(user: User, redirect: string | null): TargetFacts {
  const item = readStoredItem();
  return {
    isVerified: user.email_verified_at !== null,
    totalProjects: user.total_projects,
    hasCart: readStored(STORAGE_KEYS.cartId) !== null,
    visualRedirect: readStored(STORAGE_KEYS.visualRedirect),
    isItemComplete:
      item.showroom !== null && item.floorplan !== null && item.floorTemplate !== null,
    redirect,
    storedRedirect: readStored(STORAGE_KEYS.redirectTo),
  };
}
