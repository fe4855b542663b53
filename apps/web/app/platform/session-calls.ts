import { getAuthUser, logout, type User } from '@wevisu/contract/accounts.ts';
import { stopActing } from '@wevisu/contract/acting.ts';
import { STAFF_PATHS, staffUserPath } from '@wevisu/site/staff-paths.ts';
import { takeBackStaffToken } from './acting-tokens.ts';
import { call } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { retryOnce } from './query-client.ts';
import { isKept } from './query-keeper.ts';
import { markUser, USER_KEY } from './session-hints.ts';
import { writeToken } from './tokens.ts';

/**
 * AUTH-35, U-37: retried once if there was no answer; after that the token is discarded. An app that opens without a
 * network keeps it (decision 81).
 */
export async function fetchUser(): Promise<User | null> {
  for (let failures = 0; ; failures++) {
    try {
      const { user } = await call(getAuthUser, {}, { isQuiet: true });
      markUser(user);
      return user;
    } catch (error) {
      if (error instanceof Error && retryOnce(failures, error)) continue;
      const isCutOff = error instanceof ApiFailure && error.isNetworkFault;
      if (isCutOff && isKept(USER_KEY)) throw error;
      // A session in another's name is over: staff are back in their own.
      if (takeBackStaffToken()) returnToStaff(STAFF_PATHS.users);
      else writeToken(null);
      return null;
    }
  }
}

/** AUTH-44. If the server cannot be reached, the session expires on its own. */
export async function sendLogout(): Promise<void> {
  await call(logout, {}, { isQuiet: true }).catch(() => {});
}

/** Staff stop acting for this user. If the server cannot be reached, the session ends with its time. */
export async function leaveActing({ id }: Pick<User, 'id'>): Promise<void> {
  await call(stopActing, {}, { isQuiet: true }).catch(() => {});
  if (takeBackStaffToken()) returnToStaff(staffUserPath(id));
  else writeToken(null);
}

/** Loads the site anew: nothing of the user's is left in the page. */
export function returnToStaff(path: string): void {
  markUser({ type: 'Admin', status: 'Active' });
  location.assign(path);
}
